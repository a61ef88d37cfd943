export default "/locations/region/@region/@product";
