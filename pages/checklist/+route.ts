export default "/checklists/@slug";
