import { vi } from "vitest";
import inbox from "../netlify/functions/inbox.mts";

interface Options {
	/** Fields of a form; without them the address is only opened. */
	form?: Record<string, string>;
	cookie?: string;
	headers?: Record<string, string>;
	/** Name of the deploy context. */
	deploy?: string;
}

const origin = "http://localhost";

/** Calls the inbox's function as the host would, as a browser on our own pages. */
export function callInbox(
	path: string,
	{ form, cookie = "", headers = {}, deploy }: Options = {},
): Promise<Response> {
	const sent: Record<string, string> = form ? { origin, "sec-fetch-site": "same-origin" } : {};
	const request = new Request(origin + path, {
		method: form ? "POST" : "GET",
		headers: { cookie, ...sent, ...headers },
		...(form && { body: new URLSearchParams(form) }),
	});
	const url = new URL(request.url);
	return inbox(request, { deploy: deploy ? { context: deploy } : {}, url } as never);
}

/** Asks for a link. @returns it, as the terminal prints it */
export async function askForLink(to = "/inbox"): Promise<string> {
	const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
	await callInbox("/inbox/sign-in", { form: { to } });
	const [, link = ""] = /(http\S+)/.exec(log.mock.calls.flat().join()) ?? [];
	log.mockRestore();
	return link;
}

/** Opens a link and presses the button there. */
export async function pressLink(link: string, cookie?: string): Promise<Response> {
	const page = await (await callInbox(link.slice(origin.length))).text();
	const fields = page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
	const form = Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
	return callInbox("/inbox/sign-in", { form, cookie });
}

/** Signs in. @returns the cookie, as a browser sends it back */
export async function signIn(): Promise<string> {
	const response = await pressLink(await askForLink());
	return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}
