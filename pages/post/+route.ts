export default "/blog/@slug";
