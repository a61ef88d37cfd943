import { expect, test, vi } from "vitest";
import { type StoreKind, storeName, storesOf } from "./blobs.ts";

test.each<[kind: StoreKind, deploy: object | undefined, name: string]>([
	["enquiries", { context: "production" }, "enquiries"],
	["enquiries", { context: "production", published: true }, "enquiries"],
	["enquiries", { context: "production", published: false }, "enquiries-unpublished"],
	["enquiries", { context: "deploy-preview" }, "enquiries-deploy-preview"],
	["subscribers", { context: "branch-deploy" }, "subscribers-branch-deploy"],
	["enquiries", { context: "" }, "enquiries-local"],
	["enquiries", undefined, "enquiries-local"],
	["enquiries", { context: "my/odd:name" }, "enquiries-my-odd-name"],
])(
	"only the published production deploy writes to the live store; others have their own: %s of %j go to %s",
	(kind, deploy, name) => {
		expect(storeName(kind, { deploy })).toBe(name);
	},
);

test.each([429, 500, 503, undefined])(
	"a call that the store answers with %s is made again, and reads what was just written",
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
		const fail = () => {
			if (!status) throw new TypeError("fetch failed");
			return new Response(null, { status, headers });
		};
		const answers = [fail, () => new Response("kept")];
		const { fetch } = globalThis;
		// What a test before this one left under way goes where it wants to.
		vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) =>
			String(call[0]).startsWith(host.uncachedEdgeURL) ? answers.shift()?.() : fetch(...call),
		);
		expect(await storesOf({})("enquiries").get("key")).toBe("kept");
		expect(answers).toEqual([]);
	},
);
