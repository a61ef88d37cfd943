export default "/plantation-shutters-guide";
