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
export function formHeaders(key: string): Record<string, string> {
	return {
		"Idempotency-Key": key,
		"Form-Check": "open=42000",
		"Sec-Fetch-Site": "same-origin",
	};
}
