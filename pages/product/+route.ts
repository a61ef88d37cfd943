export default "/products/@slug";
