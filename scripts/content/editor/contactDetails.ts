import type { Finding, Rule } from "./reading/rule.ts";
import { atLetter, listCopy } from "./reading/values.ts";

const email = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
/** Australian phone numbers, however they are grouped. */
const phone =
	/(?<!\d)(?:\+61[\s-]?|\(?0)[2-478]\)?(?:[\s-]?\d){8}(?!\d)|(?<!\d)1[38]00(?:[\s-]?\d){6}(?!\d)/g;

/** The site prints the phone number and the e-mail address from one place; copies in a post go out of date. */
export const checkContactDetails: Rule = (piece) => {
	const findings: Finding[] = [];
	for (const passage of listCopy(piece)) {
		for (const { index } of passage.text.matchAll(phone))
			findings.push(atLetter(passage, index, advise("phone number")));
		for (const { index } of passage.text.matchAll(email))
			findings.push(atLetter(passage, index, advise("e-mail address")));
	}
	return findings;
};

function advise(what: string): string {
	return `the page shows the ${what}; link to /contact instead`;
}
