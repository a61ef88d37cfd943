/** Shapes inside the SVG text of the lucide package. */
export function shapesOf(svg: string): string {
	return svg
		.replace(/<!--.*?-->/s, "")
		.replace(/^[\s\S]*?<svg[^>]*>/, "")
		.replace("</svg>", "")
		.replace(/\s*\n\s*/g, "")
		.replace(/ \/>/g, "/>");
}
