import type { Finding, Rule } from "./reading/rule.ts";

/** Phrases that say nothing, and what to do about them. */
const phrases: [string, string?][] = [
	["in today's world"],
	["when it comes to"],
	["look no further"],
	["whether you(?:'re|’re| are)\\b(?=[^.]*\\bor\\b)", "whether you're … or"],
	["elevat(?:e|es|ed|ing)\\b", "elevate"],
	["transform(?:s|ed|ing|ation)?\\b", "transform"],
	["enhanc(?:e|es|ed|ing|ement)\\b", "enhance"],
	["stunning"],
	["sleek"],
	["seamless(?:ly)?", "seamless"],
	["perfect(?:ly)?\\b", "perfect"],
	["ultimate(?:ly)?\\b", "ultimate"],
	["nestled"],
	["boast(?:s|ing|ed)?\\b", "boasts"],
	["game[- ]changer"],
	["peace of mind"],
	["say goodbye to"],
	["a touch of"],
	["wide range"],
	["tailored to your needs"],
	["combin(?:e|es|ing) style and function", "combines style and function"],
	["not just\\b(?=[^.]*\\bbut\\b)", "not just … but"],
	["it(?:'|’)?s worth noting", "it's worth noting"],
	["it(?:'|’| i)?s important to", "it's important to"],
	["in conclusion"],
	["div(?:e|es|ing) in(?:to)?\\b", "dive in"],
	["unlock(?:s|ing)? (?:the|your|new|a)\\b", "unlock"],
	["state[- ]of[- ]the[- ]art", "state-of-the-art"],
	["solutions?\\b", "solution"],
	["truly\\b"],
	["simply\\b"],
	["click here"],
	["!"],
];

const patterns = phrases.map(([pattern, shown = pattern.replace("\\b", "")]) => ({
	shown,
	pattern: new RegExp(`${/^\w/.test(pattern) ? "\\b" : ""}(?:${pattern})`, "gi"),
}));

/** Copy has no stock phrases of advertising; readers have seen them all. */
export const checkBanned: Rule = ({ passages, post, source }) => {
	const findings: Finding[] = [];
	for (const { pattern, shown } of patterns) {
		const message =
			shown === "!"
				? "no exclamation marks"
				: `"${shown}" is a stock phrase; say what happens instead`;
		for (const passage of passages) {
			for (const { index } of passage.text.matchAll(pattern))
				findings.push({ ...passage.locate(index), message });
		}
		for (const field of ["title", "excerpt", "description"] as const) {
			if (post[field].search(pattern) !== -1)
				findings.push({ ...source.locate([field]), field, message });
		}
	}
	return findings;
};
