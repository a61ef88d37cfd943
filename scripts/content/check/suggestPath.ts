import { findClosest, likeName } from "../faults.ts";

/**
 * Returns `; did you mean "/products/zip-screens"?` for an address that is like a known one in one of its parts and
 * equal in the others, otherwise "". As a whole, two addresses of places are always alike.
 */
export function suggestPath(written: string, paths: ReadonlySet<string>): string {
	const parts = written.split("/");
	for (const [index, part] of parts.entries()) {
		const [start, end] = [parts.slice(0, index), parts.slice(index + 1)];
		const join = (name: string) => [...start, name, ...end].join("/");
		const names = [...paths].flatMap((path) => {
			const name = path.split("/")[index];
			return name && join(name) === path ? [name] : [];
		});
		const closest = findClosest(part, names, likeName);
		if (closest) return `; did you mean "${join(closest)}"?`;
	}
	return "";
}
