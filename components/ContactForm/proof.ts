import { proofBits } from "../../netlify/enquiries/formRules.ts";

/** Tries between which the page gets its turn. */
const atOnce = 256;
const encoder = new TextEncoder();
/** The key at work, and its number. */
let current: { key: string; number: Promise<number | undefined> } | undefined;

/**
 * The number whose SHA-256 with the key begins with zeros, which tells the form from programs that only post
 * (netlify/enquiries/robotSigns.ts). Called while the visitor types, it is there when the form is sent.
 * @returns undefined where the page has no crypto.subtle, because it came without TLS
 */
export function findProof(key: string): Promise<number | undefined> {
	if (current?.key !== key) current = { key, number: findNumber(key).catch(() => undefined) };
	return current.number;
}

async function findNumber(key: string): Promise<number> {
	for (let start = 0; ; start += atOnce) {
		const numbers = Array.from({ length: atOnce }, (_, index) => start + index);
		const found = await Promise.all(numbers.map((number) => isProof(key, number)));
		const index = found.indexOf(true);
		if (index >= 0) return start + index;
		await new Promise((resolve) => setTimeout(resolve));
	}
}

async function isProof(key: string, number: number): Promise<boolean> {
	const digest = await crypto.subtle.digest("SHA-256", encoder.encode(`${key}:${number}`));
	return new DataView(digest).getUint32(0) >>> (32 - proofBits) === 0;
}
