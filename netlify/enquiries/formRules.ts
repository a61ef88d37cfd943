/* What the forms and the functions that take them both go by. */

export interface TextRule {
	/** What is shown when the text is not what it has to be. */
	message?: string;
	pattern?: RegExp;
	/** 200 characters unless given. */
	maxLength?: number;
	/** Keeps line ends. */
	lines?: boolean;
	/** Removes invisible characters, which come with text pasted from a page or a message. */
	plain?: boolean;
	/** Removes what is plainly a slip around an e-mail address. */
	address?: boolean;
}

/** Characters in a field; a whole request holds 32 KB. */
const usualLength = 200;
/** Blanks and invisible characters alone count as missing. */
const visible = /[^\s\p{Cf}]/u;
/** What mail is delivered to: the signs of RFC 5322 and letters of any script (RFC 6531), below a top-level domain. */
const emailPattern =
	/^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;

/**
 * The rules for the text fields, the single source for the form and the functions' schema.
 * Messages end with a full stop, except the generic `Required`.
 */
export const rules = {
	name: { pattern: visible, message: "Required" },
	email: {
		plain: true,
		address: true,
		pattern: emailPattern,
		message: "Please enter a valid email address.",
	},
	phone: { plain: true, pattern: /.{8}/, message: "Please enter a valid phone number." },
	streetAddress: { pattern: visible, message: "Street address is required." },
	city: {},
	state: {},
	postcode: {},
	message: { maxLength: 5000, lines: true },
	interest: {},
} satisfies Record<string, TextRule>;

/**
 * All but tab and line feed, with those that turn the order of the characters around them: with these one text can pass
 * for another.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the purpose
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Bidi_Control}]+/gu;

/** Text of several lines: line ends become `\n`, a lone surrogate U+FFFD; other control characters go. */
export function cleanLines(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(controls, "");
}

/** A text as stored: no control characters, no surrounding blanks. */
export function tidy(rule: TextRule, text: string): string {
	const lines = cleanLines(text);
	const clean = (rule.lines ? lines : lines.replace(/[\t\n]+/g, " ")).trim();
	const plain = rule.plain ? clean.replace(/\p{Cf}+/gu, "").trim() : clean;
	return rule.address ? tidyAddress(plain) : plain;
}

/** The address in `Name <a@b.example>`, `mailto:a@b.example`, or with a full stop or semicolon after it. */
function tidyAddress(text: string): string {
	const [, inside = text] = /<([^<>]+)>[^<>]*$/.exec(text) ?? [];
	const address = inside.trim().replace(/^mailto:/i, "");
	// Of many signs it looks from the first alone, or it would take long.
	return address.replace(/(?<![\s.,;:>])[\s.,;:>]+$/, "");
}

/** Returns what is wrong with a tidied text, or undefined. */
export function judge(rule: TextRule, text: string): string | undefined {
	const longest = rule.maxLength ?? usualLength;
	// Before the pattern, which must never run on a text of many thousands of characters.
	if (text.length > longest) return `Please keep this to ${longest} characters.`;
	if (rule.pattern && !rule.pattern.test(text)) return rule.message ?? "Required";
}

/** What was typed into a form. @param empty its fields, empty: texts, and lists of what was chosen */
export function readFields<Values extends object>(
	sent: FormData | URLSearchParams,
	empty: Values,
): Values {
	const fields = Object.entries(empty).map(([name, value]) => [
		name,
		Array.isArray(value) ? sent.getAll(name) : (sent.get(name) ?? ""),
	]);
	return Object.fromEntries(fields);
}

/** A field that people do not see and robots fill in. */
export const honeypotField = "website";
/**
 * Header of the form's script, not part of the body: how long the page was open, and whether the honeypot was
 * filled in.
 */
export const formCheckHeader = "Form-Check";

export const photosPath = "/api/photos";
/** Photos that an enquiry may have, and their bytes in all: the host takes 4.5 MB of binary in one call. */
export const mostPhotos = 4;
export const mostBytes = 4 * 1024 * 1024;
/** The one type sent: every browser can write it, and it holds no place once drawn anew. */
export const photoType = "image/jpeg";

/** Text of the success toast and of the page that a form without script leads to. */
export const thanks = "Thank you for your message. We'll be in touch shortly!";
/** The same for new and known readers, so that nobody can find out who is subscribed. */
export const subscribed =
	"Thank you. We will send you an email: open the link in it and press the button there, and you are on our list. We send one a day at most, so please look for an earlier one too.";

/** Pages that forms without script lead to. */
export const thanksPath = "/thank-you";
export const subscribedPath = "/thank-you/newsletter";

/** Renames a record's fields from the form's names to those that /api/contact.php uses. */
export const toFallbackNames = renameBy({ streetAddress: "address", interests: "products" });
/** Renames a record's fields from the fallback's names to the form's. */
export const fromFallbackNames = renameBy({ address: "streetAddress", products: "interests" });

function renameBy(names: Record<string, string>) {
	return <Value>(record: Record<string, Value>): Record<string, Value> => {
		const fields = Object.entries(record);
		return Object.fromEntries(fields.map(([name, value]) => [names[name] ?? name, value]));
	};
}
