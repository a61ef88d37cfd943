/** The package declares types for its whole set only; one drawing is the text of an SVG. */
declare module "lucide-static/dist/esm/icons/*.mjs" {
	const svg: string;
	export default svg;
}
