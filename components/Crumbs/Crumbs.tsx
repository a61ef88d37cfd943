import { createContext, useContext } from "react";

export interface Crumb {
	name: string;
	/** Address; absent for the page itself. */
	path?: string;
}

/** Collects the crumbs that a page shows as it renders; its BreadcrumbList is made from them. */
export const CrumbsContext = createContext<Crumb[] | undefined>(undefined);

export const home: Crumb = { name: "Home", path: "/" };

/** Where the page is in the site, below Home. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
	useContext(CrumbsContext)?.push(...crumbs);
	return (
		<nav className="crumbs" aria-label="Breadcrumb">
			<ol>
				{[home, ...crumbs].map(({ name, path }) => (
					<li key={name}>
						{path ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
					</li>
				))}
			</ol>
		</nav>
	);
}
