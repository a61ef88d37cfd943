/** What another page hands to the enquiry form: words for the message, and products of interest. */
interface Carried {
	message: string;
	interests: string[];
}

const storageKey = "enquiry-carried";

/**
 * Keeps words for the enquiry form of this tab, which takes them when it wakes.
 * The price guide writes, the form reads; nobody else uses the key.
 */
export function carryToEnquiry(carried: Carried): void {
	try {
		sessionStorage.setItem(storageKey, JSON.stringify(carried));
	} catch {
		// Without storage the visitor arrives at an empty form.
	}
}

/** What was handed over, once: a reload does not bring it back. */
export function takeCarried(): Carried | undefined {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
		sessionStorage.removeItem(storageKey);
		return isCarried(kept) ? kept : undefined;
	} catch {
		return undefined;
	}
}

/** Adds what was handed over to what is in the form; words already there stay, and come first. */
export function addCarried<Values extends { message?: string; interests?: string[] }>(
	values: Values,
	carried: Carried | undefined,
): Values {
	if (!carried) return values;
	const { message = "", interests = [] } = values;
	const isThere = message.includes(carried.message);
	return {
		...values,
		message: isThere ? message : [message.trimEnd(), carried.message].filter(Boolean).join("\n\n"),
		interests: [...new Set([...interests, ...carried.interests])],
	};
}

function isCarried(kept: unknown): kept is Carried {
	if (typeof kept !== "object" || kept === null) return false;
	const { message, interests } = kept as Partial<Carried>;
	return (
		typeof message === "string" &&
		Array.isArray(interests) &&
		interests.every((interest) => typeof interest === "string")
	);
}
