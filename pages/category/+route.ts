export default "/blog/category/@category";
