import { afterEach, expect, test, vi } from "vitest";
import { openStore, storeName } from "./blobs.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

test("only the published production deploy writes to the live store; previews, branches and this machine have their own", () => {
	expect(storeName("enquiries", { deploy: { context: "production" } })).toBe("enquiries");
	expect(storeName("enquiries", { deploy: { context: "production", published: true } })).toBe(
		"enquiries",
	);
	expect(storeName("enquiries", { deploy: { context: "production", published: false } })).toBe(
		"enquiries-unpublished",
	);
	expect(storeName("enquiries", { deploy: { context: "deploy-preview" } })).toBe(
		"enquiries-deploy-preview",
	);
	expect(storeName("subscribers", { deploy: { context: "branch-deploy" } })).toBe(
		"subscribers-branch-deploy",
	);
	expect(storeName("enquiries", { deploy: { context: "" } })).toBe("enquiries-local");
	expect(storeName("enquiries", {})).toBe("enquiries-local");
	expect(storeName("enquiries", { deploy: { context: "my/odd:name" } })).toBe(
		"enquiries-my-odd-name",
	);
});

test.each([429, 500, 503])(
	"a call that the store answers with %i is made again, and reads what was just written",
	async (status) => {
		const host = {
			siteID: "site",
			token: "token",
			edgeURL: "https://edge.example",
			uncachedEdgeURL: "https://fresh.example",
		};
		vi.stubEnv("NETLIFY_BLOBS_CONTEXT", btoa(JSON.stringify(host)));
		// Until then the library would wait, which is longer than a visitor does.
		const headers = { "X-RateLimit-Reset": String(Date.now() / 1000 + 60) };
		const answers = [new Response(null, { status, headers }), new Response("kept")];
		const { fetch } = globalThis;
		// What a test before this one left under way goes where it wants to.
		vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) =>
			String(call[0]).startsWith(host.uncachedEdgeURL) ? answers.shift() : fetch(...call),
		);
		expect(await openStore("enquiries", {}).get("key")).toBe("kept");
		expect(answers).toEqual([]);
	},
);
