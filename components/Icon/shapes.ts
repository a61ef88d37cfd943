/** One shape inside an SVG: its tag and its attributes. */
export type Shape = [tag: string, attributes: Record<string, string>];

/**
 * The shapes inside the SVG text of the lucide package. They are rendered as elements, because a page takes no markup
 * from a script (require-trusted-types-for, netlify/hosting.ts).
 */
export function shapesOf(svg: string): Shape[] {
	const inside = svg.replace(/<!--.*?-->/s, "").replace(/^[\s\S]*?<svg[^>]*>/, "");
	return [...inside.matchAll(/<([a-z]+) ([^>]*?)\/?>/g)].map(([, tag = "", attributes = ""]) => [
		tag,
		Object.fromEntries(
			[...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
				name,
				value,
			]),
		),
	]);
}
