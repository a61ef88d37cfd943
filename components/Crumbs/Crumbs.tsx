import { useContext } from "react";
import { Trail } from "./trail.ts";

export interface Crumb {
	name: string;
	/** Address; absent for the page itself. */
	path?: string;
}

/** Where the page is in the site. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
	useContext(Trail)?.push(...crumbs);
	return (
		<nav className="crumbs" aria-label="Breadcrumb">
			<ol>
				{crumbs.map(({ name, path }) => (
					<li key={name}>
						{path ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
					</li>
				))}
			</ol>
		</nav>
	);
}
