// The host serves these pages for unknown places; a rule hides their own addresses.
export default "/not-found/@what";
