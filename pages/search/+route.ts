export default "/search";
