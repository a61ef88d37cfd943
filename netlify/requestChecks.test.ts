import { describe, expect, test } from "vitest";
import { Refusal } from "./refusal.ts";
import { checkContentType, checkMethod, checkOrigin, readJsonPost } from "./requestChecks.ts";

const address = "https://www.coastandhighlands.example/api/contact";

/** The refusal of a check, or undefined when it passes. */
function refusalOf(check: () => void): Refusal | undefined {
	try {
		check();
	} catch (error) {
		if (error instanceof Refusal) return error;
		throw error;
	}
	return undefined;
}

function post(headers: Record<string, string>) {
	return new Request(address, { method: "POST", headers, body: "{}" });
}

describe("what a request has to be", () => {
	test.each([
		[["POST"], "POST"],
		[["POST", "PUT"], "POST and PUT"],
		[["POST", "PUT", "PATCH"], "POST, PUT and PATCH"],
	])(
		"API-11 a method that is not listed is refused, and the answer says which are: %j",
		(allowed, words) => {
			expect(refusalOf(() => checkMethod(new Request(address), "GET", ...allowed))).toBeUndefined();
			const refusal = refusalOf(() => checkMethod(new Request(address), ...allowed));
			expect(refusal?.message).toBe(`This address takes ${words} only.`);
			expect(refusal?.headers.Allow).toBe(allowed.join(", "));
		},
	);

	test.each([
		[{ "sec-fetch-site": "same-origin" }, true],
		[{ "sec-fetch-site": "none" }, true],
		[{ "sec-fetch-site": "cross-site" }, false],
		[{ "sec-fetch-site": "same-site" }, false],
		[{ origin: "https://www.coastandhighlands.example" }, true],
		[{ origin: "https://elsewhere.example" }, false],
		[{ origin: "null" }, false],
		[{}, true],
	])("a request from %j is let through: %s", (headers, passes) => {
		const refusal = refusalOf(() => checkOrigin(post(headers as Record<string, string>)));
		expect(refusal === undefined).toBe(passes);
	});

	test.each([
		["application/json", true],
		["Application/JSON; charset=UTF-8", true],
		['application/json; charset="utf8"', true],
		["application/json; charset=latin1", false],
		["application/json; version=1", true],
		["text/plain", false],
		["application/jsonp", false],
	])("a body of %s is let through: %s", (type, passes) => {
		const refusal = refusalOf(() =>
			checkContentType(post({ "content-type": type }), "application/json"),
		);
		expect(refusal === undefined).toBe(passes);
		if (!passes) expect(refusal?.message).toBe("Please send application/json in UTF-8.");
	});

	test("the body of a request that is refused is not read", async () => {
		const request = post({ "content-type": "text/plain" });
		await expect(readJsonPost(request, undefined)).rejects.toThrow("Please send application/json");
		expect(request.bodyUsed).toBe(false);
	});
});
