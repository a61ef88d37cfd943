/** The package declares types only for its whole set; one file of it is one icon. */
declare module "lucide/dist/esm/icons/*.mjs" {
	const shapes: import("lucide").IconNode;
	export default shapes;
}
