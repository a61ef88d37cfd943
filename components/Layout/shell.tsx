import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { getContent } from "../../content/collections.ts";
import { CallButton } from "../CallButton/CallButton.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { Header } from "../Header/Header.tsx";
import { findSection, menu } from "../Header/menu.ts";
import { SpeculationRules } from "./SpeculationRules.tsx";

interface Shell {
	before: string;
	after: string;
}

let shells = new Map<string, Shell>();
let content: object | undefined;

/**
 * Markup around every page's main part, as text: rendered once for each entry of the menu and each
 * section below one, not once for each of the 2,700 pages.
 */
export function getShell(path: string): Shell {
	if (content !== getContent()) {
		content = getContent();
		shells = new Map();
	}
	const section = findSection(path);
	const isEntry = menu.some(({ href }) => href === path);
	const key = isEntry ? path : `${section}/*`;
	const known = shells.get(key);
	if (known) return known;
	const shell = { before: markup(<Before path={path} />), after: markup(<After />) };
	shells.set(key, shell);
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

function markup(node: ReactNode): string {
	return renderToStaticMarkup(node);
}
