/** The package declares types only for its whole set; one drawing is an SVG as text. */
declare module "lucide-static/dist/esm/icons/*.mjs" {
	const svg: string;
	export default svg;
}
