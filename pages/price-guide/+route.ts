export default "/price-guide";
