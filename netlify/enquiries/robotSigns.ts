import { createHash } from "node:crypto";
import { type DeployContext, openStore, waitForStore } from "./blobs.ts";
import { formCheckHeader, honeypotField, proofBits } from "./formRules.ts";
import { identifyReader } from "./identity.ts";
import type { Submission, Suspicion } from "./records.ts";

/** Milliseconds; nobody fills in the form faster. */
const fastest = 1500;

/**
 * Signs of a robot in a call of a form's script; such enquiries are stored and marked, never dropped.
 * @param isEnquiry the enquiry form also does some work for its key
 */
export function signsOfCall(headers: Headers, isEnquiry: boolean): Suspicion[] {
	const check = headers.get(formCheckHeader);
	if (!check) return ["sent without the form"];
	const open = Number(/\bopen=(\d+)\b/.exec(check)?.[1] ?? 0);
	const number = /\bproof=(\d+)\b/.exec(check)?.[1] ?? "";
	const key = headers.get("idempotency-key") ?? "";
	return list([
		[/\btrap=filled\b/.test(check), "trap field filled"],
		[open < fastest, "filled in too fast"],
		[isEnquiry && !isProof(key, number), "no work done by the form"],
	]);
}

/** Signs of a robot in a plain form post. Every browser since 2023 says from where it sends one. */
export function signsOfPost(sent: URLSearchParams, headers: Headers): Suspicion[] {
	return list([
		[!headers.has("origin") && !headers.has("sec-fetch-site"), "sent without the form"],
		[Boolean(sent.get(honeypotField)), "trap field filled"],
	]);
}

const link = /https?:\/\/\S+|www\.\S+|<a\s|\[url/gi;
/** A customer may show one thing they like. */
const mostLinks = 1;

/** Signs of a robot in what was typed. */
export function signsOfWords({ message, phone, interests: _, ...rest }: Submission): Suspicion[] {
	const inMessage = message.match(link)?.length ?? 0;
	const elsewhere = Object.values(rest).some((text) => text.match(link));
	return list([
		[inMessage > mostLinks || elsewhere, "links"],
		[!canBePhone(phone), "impossible phone number"],
	]);
}

/**
 * Whether a text has a number that could be rung: 8 to 15 digits (E.164), or the six of an Australian 13 number, and
 * not one digit throughout or a count. How a foreigner writes the number at home is not for us to say.
 */
function canBePhone(phone: string): boolean {
	const digits = phone.replace(/(?:ext|x|#).*$/i, "").replace(/\D/g, "");
	if (/^13\d{4}$/.test(digits)) return true;
	const isMadeUp = /^(\d)\1+$/.test(digits) || "01234567890123".includes(digits);
	return digits.length >= 8 && digits.length <= 15 && !isMadeUp;
}

function list(signs: [isThere: boolean, sign: Suspicion][]): Suspicion[] {
	return signs.filter(([isThere]) => isThere).map(([, sign]) => sign);
}

/** Whether a number is the one that the form's script looks for (components/ContactForm/proof.ts). */
function isProof(key: string, number: string): boolean {
	if (!key || !number) return false;
	const digest = createHash("sha256").update(`${key}:${number}`).digest();
	return digest.readUInt32BE() >>> (32 - proofBits) === 0;
}

/**
 * Characters; shorter messages are alike by chance, or because the site wrote them: a request for samples, or all wishes
 * for the measure at once (140).
 */
const shortest = 150;
/** Senders a day from whom the same words may come: two people may ask for the same quote. */
const mostSenders = 2;
/** Milliseconds; an enquiry does not wait longer for a mark. */
const patience = 2000;

/** Days are counted in UTC. */
const today = () => new Date().toISOString().slice(0, 10);

/**
 * Whether more than two senders have sent these words today. Kept are digests of the words and of the senders'
 * addresses, until the next evening (retention.ts). A store that fails gives no mark.
 */
export async function isRepeated(
	{ message, email }: Submission,
	context: DeployContext,
): Promise<boolean> {
	if (message.length < shortest) return false;
	const words = message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
	const key = `${today()}-${createHash("sha256").update(words).digest("hex")}`;
	const count = async () => {
		const store = openStore("texts", context);
		const senders = new Set<string>(await store.get(key, { type: "json" }));
		senders.add(identifyReader(email));
		if (senders.size <= mostSenders + 1) await store.setJSON(key, [...senders]);
		return senders.size > mostSenders;
	};
	return waitForStore(count(), patience).catch(() => false);
}
