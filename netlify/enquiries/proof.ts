import { createHash } from "node:crypto";
import { proofBits } from "./formCheck.ts";

/** Whether a number is the one that the form's script looks for (components/ContactForm/proof.ts). */
export function isProof(key: string, number: string): boolean {
	if (!key || !number) return false;
	const digest = createHash("sha256").update(`${key}:${number}`).digest();
	return digest.readUInt32BE() >>> (32 - proofBits) === 0;
}
