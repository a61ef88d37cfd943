import { findProof } from "../components/ContactForm/proof.ts";
import forms from "../netlify/functions/forms.mts";

interface Options {
	path?: string;
	method?: string;
	headers?: Record<string, string>;
}

/** Calls the function behind /api/contact as the host would. */
export async function postEnquiry(
	body: unknown,
	{ path = "/api/contact", method = "POST", headers }: Options = {},
) {
	const response = await forms(
		new Request(`http://localhost${path}`, {
			method,
			headers: { "content-type": "application/json", ...headers },
			...(method === "GET" ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
		}),
		{ deploy: {} } as never,
	);
	return { status: response.status, headers: response.headers, answer: await response.json() };
}

/** The headers that the form's script sends for a key. */
export async function formHeaders(key: string): Promise<Record<string, string>> {
	const check = `open=42000, proof=${await findProof(key)}`;
	return { "Idempotency-Key": key, "Form-Check": check, "Sec-Fetch-Site": "same-origin" };
}
