import { renderToStaticMarkup } from "react-dom/server";
import { derive } from "../../scripts/content/derive.ts";
import { CallButton } from "../CallButton/CallButton.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { Header } from "../Header/Header.tsx";
import { findSection, listMenuProducts, menu } from "../Header/menu.ts";
import { SpeculationRules } from "./SpeculationRules.tsx";

interface Shell {
	before: string;
	after: string;
}

const shells = derive(() => new Map<string, Shell>());

/**
 * Markup around the main part of a page, as text: rendered once for each menu entry and once for the other pages
 * below it, not for each of the 2,700 pages.
 */
export function getShell(path: string): Shell {
	const section = findSection(path);
	const isEntry = [...menu, ...listMenuProducts()].some(({ href }) => href === path);
	const key = isEntry ? path : `${section}/*`;
	const known = shells().get(key);
	if (known) return known;
	const shell = {
		before: renderToStaticMarkup(<Before path={path} />),
		after: renderToStaticMarkup(<After />),
	};
	shells().set(key, shell);
	return shell;
}

function Before({ path }: { path: string }) {
	return (
		<>
			<a className="skip" href="#main">
				Skip to content
			</a>
			<Header path={path} />
		</>
	);
}

function After() {
	return (
		<>
			<Footer />
			<CallButton />
			<SpeculationRules />
		</>
	);
}
