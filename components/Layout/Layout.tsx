import type { ReactNode } from "react";
import { CallButton } from "../CallButton/CallButton.tsx";
import { type Crumb, CrumbsContext } from "../Crumbs/Crumbs.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { Header } from "../Header/Header.tsx";
import { SpeculationRules } from "./SpeculationRules.tsx";
import { type Site, SiteContext } from "./siteContext.ts";

interface Props {
	/** Canonical path of the page. */
	path: string;
	site: Site;
	/** Where the page's words are edited; visitors have no use for it. */
	editor?: string;
	/** Filled with the crumbs that the page shows. */
	crumbs: Crumb[];
	children: ReactNode;
}

/** The body of every page: header, main part and footer. */
export function Layout({ path, site, editor, crumbs, children }: Props) {
	return (
		<SiteContext value={site}>
			<CrumbsContext value={crumbs}>
				<a className="skip" href="#main">
					Skip to content
				</a>
				<Header path={path} />
				<main id="main">
					{editor && (
						<p className="wrap note">
							<a href={editor} target="_blank" rel="noopener">
								Edit this text
							</a>
						</p>
					)}
					{children}
				</main>
				<Footer />
				<CallButton />
				<SpeculationRules />
			</CrumbsContext>
		</SiteContext>
	);
}
