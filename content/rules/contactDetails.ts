import type { Finding, Rule } from "./rule.ts";

const email = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
/** Australian numbers, however they are grouped. */
const phone =
	/(?<!\d)(?:\+61[\s-]?|\(?0)[2-478]\)?(?:[\s-]?\d){8}(?!\d)|(?<!\d)1[38]00(?:[\s-]?\d){6}(?!\d)/g;

/** The page prints the phone number and the e-mail address from one place; a post that repeats them goes stale. */
export const checkContactDetails: Rule = ({ passages }) => {
	const findings: Finding[] = [];
	for (const { text, locate } of passages) {
		for (const { index } of text.matchAll(phone)) {
			findings.push({
				...locate(index),
				message: "the page shows the phone number; link to /contact instead",
			});
		}
		for (const { index } of text.matchAll(email)) {
			findings.push({
				...locate(index),
				message: "the page shows the e-mail address; link to /contact instead",
			});
		}
	}
	return findings;
};
