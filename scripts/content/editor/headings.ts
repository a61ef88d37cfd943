import type { Finding, Rule } from "./post.ts";

/** Headings that name a kind of section, not what the section is about. */
const genres =
	/^(?:introduction|overview|benefits|advantages|features|conclusion|summary|final thoughts|faqs?|key takeaways|background)$/i;

/** Sections start with ##, go down one level at a time, and are named after what they are about. */
export const checkHeadings: Rule = ({ passages }) => {
	const findings: Finding[] = [];
	const seen = new Set<string>();
	let depth = 1;
	for (const { kind, depth: own = 2, text, locate } of passages) {
		if (kind !== "heading") continue;
		const add = (message: string) => findings.push({ ...locate(0), message });
		if (own > depth + 1)
			add(`use ${"#".repeat(depth + 1)} here; headings go down one step at a time`);
		if (genres.test(text.trim())) add(`name the thing the section is about, not "${text.trim()}"`);
		if (/[.:!]$/.test(text.trim())) add("leave out the punctuation at the end of the heading");
		if (seen.has(text.toLowerCase())) add("another section has this heading; name them apart");
		seen.add(text.toLowerCase());
		depth = own;
	}
	if (!passages.some(({ kind }) => kind === "heading")) {
		const [first] = passages;
		if (first) findings.push({ ...first.locate(0), message: "divide the post with ## headings" });
	}
	return findings;
};
