export default "/locations/@suburb";
