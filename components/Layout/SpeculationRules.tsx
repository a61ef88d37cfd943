const anyPage = { href_matches: "/*" };
const noPages = ["/api/*", "/*.:ending(xml|txt|json|ics|pdf|jpg|png|svg)"];
const notToFollow = { not: { selector_matches: "[download], [target], [rel~=nofollow]" } };
/** Links that most visitors follow. */
const likely = "a.btn, .card a, .lead-post a, .topics a, .crumbs a, a[rel=next]";

/** Links that the browser may prefetch when they are hovered or touched, and those that it may also prerender. */
const speculationRules = {
	prefetch: [
		{
			where: { and: [anyPage, { not: { href_matches: noPages } }, notToFollow] },
			eagerness: "moderate",
		},
	],
	prerender: [
		{
			where: {
				and: [
					anyPage,
					{ not: { href_matches: [...noPages, "/*\\?(.+)"] } },
					notToFollow,
					{ selector_matches: likely },
				],
			},
			eagerness: "moderate",
		},
	],
};

/**
 * The rules as part of the page: 250 bytes of it, compressed. In a separate file they would be requested
 * before the style sheet and compete with the picture that a visitor waits for (docs/audit.md).
 */
export function SpeculationRules() {
	return (
		<script
			type="speculationrules"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from the lines above, without a single <
			dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
		/>
	);
}
