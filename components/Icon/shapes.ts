/** Shapes inside the SVG text that the lucide package gives. */
export function shapesOf(svg: string): string {
	return svg
		.replace(/<!--.*?-->/s, "")
		.replace(/^[\s\S]*?<svg[^>]*>/, "")
		.replace("</svg>", "")
		.replace(/\s*\n\s*/g, "")
		.replace(/ \/>/g, "/>");
}
