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
		const fetched = vi.fn<typeof fetch>();
		// Until then the library would wait, which is longer than a visitor does.
		const headers = { "X-RateLimit-Reset": String(Date.now() / 1000 + 60) };
		fetched.mockResolvedValueOnce(new Response(null, { status, headers }));
		fetched.mockResolvedValueOnce(new Response("kept"));
		vi.stubGlobal("fetch", fetched);
		expect(await openStore("enquiries", {}).get("key")).toBe("kept");
		const asked = fetched.mock.calls.map(([address]) => new URL(String(address)).origin);
		expect(asked).toEqual(["https://fresh.example", "https://fresh.example"]);
	},
);
