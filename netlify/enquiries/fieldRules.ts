/** What a text has to be, and what is shown when it is not. */
interface Demand {
	message: string;
	/** At least one visible character. */
	required?: boolean;
	minLength?: number;
	pattern?: RegExp;
}

interface Shape {
	/** 200 characters unless given. */
	maxLength?: number;
	/** Keeps line ends. */
	lines?: boolean;
	/** Removes invisible characters, which come with text pasted from a page or a message. */
	plain?: boolean;
}

/** The rule for a text field. A demand without a message would let everything pass. */
export type TextRule = Shape & (Demand | { [Key in keyof Demand]?: undefined });

/** Characters in a field; a whole request holds 32 KB. */
const usualLength = 200;
/** Blanks and invisible characters alone count as missing (Q32). */
const visible = /[^\s\p{Cf}]/u;
/** zod's pattern for an e-mail address, copied: zod would be a quarter of the form's own code. */
const emailPattern =
	/^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * The rules for the text fields, the single source for the form and the functions' schema (VAL-12).
 * Messages end with a full stop, except the generic `Required` (Q32).
 */
export const rules = {
	name: { required: true, message: "Required" },
	email: { plain: true, pattern: emailPattern, message: "Please enter a valid email address." },
	phone: { plain: true, minLength: 8, message: "Please enter a valid phone number." },
	streetAddress: { required: true, message: "Street address is required." },
	city: {},
	state: {},
	postcode: {},
	message: { maxLength: 5000, lines: true },
	interest: {},
} satisfies Record<string, TextRule>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the purpose
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but tab and line feed
const controlsOfLines = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]+/g;

/** Text of several lines: line ends become `\n`, a lone surrogate U+FFFD; other control characters go. */
export function cleanLines(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(controlsOfLines, "");
}

/** A text as stored: no control characters, no surrounding blanks. */
export function tidy(rule: TextRule, text: string): string {
	const clean = (rule.lines ? cleanLines(text) : text.toWellFormed().replace(controls, " ")).trim();
	return rule.plain ? clean.replace(/\p{Cf}+/gu, "").trim() : clean;
}

/** Returns what is wrong with a tidied text, or undefined. */
export function judge(rule: TextRule, text: string): string | undefined {
	const longest = rule.maxLength ?? usualLength;
	// Before the pattern, which must never run on a text of many thousands of characters.
	if (text.length > longest) return `Please keep this to ${longest} characters.`;
	const kept =
		(!rule.required || visible.test(text)) &&
		text.length >= (rule.minLength ?? 0) &&
		(!rule.pattern || rule.pattern.test(text));
	return kept ? undefined : rule.message;
}
