import { findClosest, suggestion } from "../faults.ts";
import { allowedTags, isAllowedLink, replacements } from "./allowed.ts";

/** An attribute as a writer typed it; `value` is undefined for code in braces. */
export interface Attribute<Place> {
	name: string;
	value: string | undefined;
	/** False for href=/x without quotes. */
	isQuoted: boolean;
	place: Place;
}

/** A tag as a writer typed it, wherever it was found. */
export interface Tag<Place> {
	/** "" for a fragment, `<>`. */
	name: string;
	attributes: Attribute<Place>[];
	place: Place;
}

type Report<Place> = (message: string, place: Place) => void;

const known = Object.keys(allowedTags);

/** Reports everything that a tag in a post may not contain. */
export function checkTag<Place>(
	{ name, attributes, place }: Tag<Place>,
	report: Report<Place>,
): void {
	const allowed = Object.hasOwn(allowedTags, name) ? allowedTags[name] : undefined;
	if (!allowed) {
		report(
			name ? `<${name}> is not allowed${adviseTag(name)}` : "<> is not allowed; take it out",
			place,
		);
		for (const attribute of attributes) checkDangerous(name, attribute, report);
		return;
	}
	const hasAddress = attributes.some(
		(attribute) => attribute.name === spread || findClosest(attribute.name, ["href"]),
	);
	if (name === "a" && !hasAddress) {
		report('<a> leads nowhere; write <a href="/contact">words</a> or [words](/contact)', place);
	}
	for (const attribute of attributes) checkAttribute(name, attribute, allowed, report);
}

/** Name given to attributes that are all code, {...props}. */
export const spread = "{...}";

function adviseTag(name: string): string {
	const lower = name.toLowerCase();
	if (Object.hasOwn(allowedTags, lower)) return `; write it in small letters, <${lower}>`;
	const advice = Object.hasOwn(replacements, lower) ? replacements[lower] : undefined;
	return advice ? `; ${advice}` : suggestion(name, known) || `; the tags are ${known.join(" ")}`;
}

/** On a tag that has to go anyway, only attributes that run code or restyle deserve a separate message. */
function checkDangerous<Place>(
	tag: string,
	{ name, value = "", place }: Attribute<Place>,
	report: Report<Place>,
) {
	if (/^(on.*|style)$/i.test(name)) report(`${name}= is not allowed on <${tag}>`, place);
	else if (!isAllowedLink(value)) report(adviseLink(value), place);
}

function checkAttribute<Place>(
	tag: string,
	{ name, value: typed, isQuoted, place }: Attribute<Place>,
	allowed: readonly string[],
	report: Report<Place>,
) {
	// Word's quotes do not delimit a value; inside straight quotes they would be part of an address.
	const value = isQuoted && name !== "href" ? typed : typed?.replace(/^[“”„‘’]+|[“”„‘’]+$/g, "");
	if (name === spread || (value === undefined && allowed.includes(name))) {
		return report(`write attributes of <${tag}> as plain text in double quotes`, place);
	}
	if (!allowed.includes(name)) {
		const rest = allowed.length ? `it may have ${allowed.join(", ")}` : "it takes none";
		return report(
			`${name}= is not allowed on <${tag}>${suggestion(name, allowed) || `; ${rest}`}`,
			place,
		);
	}
	if (!isQuoted)
		report(
			`put ${typed === value ? "" : "straight "}quotes round the value: ${name}="${value}"`,
			place,
		);
	const advice = value === undefined ? undefined : values[name]?.(value);
	if (advice) report(advice, place);
}

/** Checks of attribute values, by attribute name. */
const values: Record<string, (value: string) => string | undefined> = {
	href: (value) => (isAllowedLink(value) ? undefined : adviseLink(value)),
	target: (value) =>
		value === "_blank" ? undefined : 'write target="_blank" for a new tab, or leave target out',
	id: (value) =>
		/^[a-z][a-z0-9-]*$/.test(value)
			? undefined
			: "write the id in small letters, digits and hyphens, starting with a letter",
};

/** The message for a link whose scheme is not allowed. */
export function adviseLink(href: string): string {
	return `the link ${href.trim()} is not allowed; use a path such as /contact, or https:, mailto: or tel:`;
}
