import type { PageContextServer } from "vike/types";

/** What Vike makes of a page's settings, anew for each address and in several forms, most of them for older versions. */
const names = ["config", "from", "source", "sources"];
const olderNames = ["configEntries", "exports", "exportsAll", "pageExports"];
/** Descriptors of those properties, by page. */
const known = new Map<string, PropertyDescriptorMap>();

/**
 * Lets all addresses of a page share its settings while pages are prerendered: Vike makes the contexts of all of them
 * before it renders the first, and with 14,000 the copies are 150 MB that garbage collection has to carry about.
 * @throws if Vike no longer has settings by these names
 */
export function onCreatePageContext(pageContext: PageContextServer) {
	const { isPrerendering, pageId } = pageContext;
	if (!isPrerendering || !pageId) return;
	const settings = known.get(pageId) ?? pickSettings(pageContext);
	known.set(pageId, settings);
	Object.defineProperties(pageContext, settings);
}

function pickSettings(pageContext: PageContextServer): PropertyDescriptorMap {
	const settings: PropertyDescriptorMap = {};
	for (const name of [...names, ...olderNames]) {
		const setting = Object.getOwnPropertyDescriptor(pageContext, name);
		if (!setting) throw new Error(`Vike has changed what it calls a page's settings: no ${name}`);
		settings[name] = setting;
	}
	return settings;
}
