import type { Link } from "./LinkList.tsx";

/** A link that leaves the site, in a new tab. */
export function OutsideLink({ name, path }: Link) {
	return (
		<a href={path} target="_blank" rel="noopener">
			{name}
			<span className="vh"> (opens a new tab)</span>
		</a>
	);
}
