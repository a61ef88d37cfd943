import { placeholder } from "../schemas/post.ts";
import { atLetter, type Finding, type Rule } from "./editedPost.ts";

/** Phrases that say nothing, as patterns. */
const phrases = [
	"in today's world",
	"when it comes to",
	"look no further",
	"whether you(?:['’]re| are)\\b(?=[^.]*\\bor\\b)",
	"elevat(?:e|ing)",
	"transform",
	"enhanc(?:e|ing)",
	"stunning",
	"sleek",
	"seamless",
	"perfect(?:ly)?\\b",
	"ultimate",
	"nestled",
	"boast",
	"game[- ]changer",
	"peace of mind",
	"say goodbye to",
	"a touch of",
	"wide range",
	"tailored to your needs",
	"combin(?:e|es|ing) style and function",
	"not just\\b(?=[^.]*\\bbut\\b)",
	"it(?:['’]s| is|s) (?:worth noting|important to)",
	"in conclusion",
	"div(?:e|es|ing) in(?:to)?\\b",
	"unlock(?:s|ing)? (?:the|your|new|a)\\b",
	"state[- ]of[- ]the[- ]art",
	"solutions?\\b",
	"(?:truly|simply)\\b",
	"click here",
];

const email = /[\w.+-]+@[\w-]+\.[\w.-]+/;
/** Australian phone numbers, however they are grouped. */
const phone =
	/(?<!\d)(?:\+61[\s-]?|\(?0)[2-478]\)?(?:[\s-]?\d){8}(?!\d)|(?<!\d)1[38]00(?:[\s-]?\d){6}(?!\d)/;

/** What copy does not say, and what to do about it. */
const unwanted: [look: RegExp, message: string][] = [
	[new RegExp(`\\b(?:${phrases.join("|")})`, "gi"), "a stock phrase; say what happens instead"],
	[/!/g, "no exclamation marks"],
	// A meter, which the dictionary knows too, is read and measures nothing.
	[/(?<=\d[\s-])meters?\b/g, "write metres"],
	// The site prints both from one place; copies in a post go out of date.
	[new RegExp(phone, "g"), "the page shows the phone number; link to /contact instead"],
	[new RegExp(email, "g"), "the page shows the e-mail address; link to /contact instead"],
	[/(?<=\d\s*)-{2,}/g, 'write "to" or an en dash, –, between two numbers'],
	[/(?<!\d\s*|-)-{2,}/g, "write a comma, a colon or a new sentence, not hyphens for a dash"],
	[
		new RegExp(`${placeholder}|\\b(?:TODO|TK|XXX)\\b`, "g"),
		"this is still the draft's own text; write yours",
	],
];

/** Copy has no stock phrases of advertising, no contact details, no typed dashes and nothing left over from the draft. */
export const checkWords: Rule = ({ copy }) => {
	return copy.flatMap((passage): Finding[] =>
		unwanted.flatMap(([look, message]) =>
			Array.from(passage.text.matchAll(look), ({ index }) => atLetter(passage, index, message)),
		),
	);
};
