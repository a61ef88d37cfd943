/** The package declares types only for its whole set; one drawing is an SVG as text. */
declare module "lucide-static/dist/esm/icons/*.mjs" {
	const svg: string;
	export default svg;
}

/** All drawings by name. The type that TypeScript would read from the file is as large as the file. */
declare module "lucide-static/icon-nodes.json" {
	const drawings: Record<string, [tag: string, attributes: Record<string, string>][]>;
	export default drawings;
}
