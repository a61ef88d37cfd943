/** One page of each type that a visitor can land on, with its path. */
export const auditedPages = [
	{ type: "Home", path: "/" },
	{ type: "Products", path: "/products" },
	{ type: "Product", path: "/products/plantation-shutters" },
	{ type: "Gallery", path: "/gallery" },
	{ type: "Blog list", path: "/blog" },
	{ type: "Post", path: "/blog/cleaning-curtains-guide" },
	{ type: "Guide", path: "/plantation-shutters-guide" },
	{ type: "Contact", path: "/contact" },
	{ type: "Chooser", path: "/which-product" },
	{ type: "Comparison", path: "/compare" },
	{ type: "The sun", path: "/sun" },
	{ type: "Measuring", path: "/measure" },
	{ type: "Price guide", path: "/price-guide" },
	{ type: "Search", path: "/search" },
	{ type: "Locations", path: "/locations" },
	{ type: "Suburb and product", path: "/locations/kiama/zip-screens-awnings" },
] as const;
