import { JsonScript } from "../JsonScript/JsonScript.tsx";

const noPages = ["/api/*", "/*.:ending(xml|txt|json|ics|pdf|jpg|png|svg)"];
const notToFollow = { not: { selector_matches: "[download], [target]" } };
/** Links that most visitors follow. */
const likely = "a.btn, .card a, .lead-post a, .topics a, .crumbs a, a[rel=next]";

/** A rule for links to all pages but some, once they are hovered or touched. */
function ruleFor(but: string[], ...further: object[]) {
	const pages = [{ href_matches: "/*" }, { not: { href_matches: but } }, notToFollow];
	return [{ where: { and: [...pages, ...further] }, eagerness: "moderate" }];
}

/** Links that the browser may prefetch, and those that it may also prerender. */
const speculationRules = {
	prefetch: ruleFor(noPages),
	prerender: ruleFor([...noPages, "/*\\?(.+)"], { selector_matches: likely }),
};

/**
 * The rules as part of the page: 250 bytes of it, compressed. In a separate file they would be requested
 * before the style sheet and compete with the picture that a visitor waits for (docs/audit.md).
 */
export function SpeculationRules() {
	return <JsonScript type="speculationrules" data={speculationRules} />;
}
