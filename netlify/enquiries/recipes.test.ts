import { readFileSync } from "node:fs";
import vm from "node:vm";
import { expect, test, vi } from "vitest";

const docs = readFileSync("docs/enquiries.md", "utf8");
const enquiry = { submittedAt: "2026-11-26T01:00:00.000Z", name: "=1+1", phone: "0412 345 678" };
const body = {
	type: "enquiry",
	enquiry,
	text: "Enquiry: =1+1",
	content: `Enquiry: =1+1 ${"x".repeat(900)}`,
};

/** Runs a recipe of the docs as Apps Script does: its `doPost` gets what was posted, and services of Google's. */
function runRecipe(name: string, services: object, token = "a long random text") {
	const [, code = ""] = new RegExp(`\`\`\`js ${name}\n([\\s\\S]*?)\`\`\``).exec(docs) ?? [];
	expect(code).toContain("function doPost(e)");
	const event = { parameter: { token }, postData: { contents: JSON.stringify(body) } };
	vm.runInNewContext(`${code};doPost(event)`, { ...services, event });
}

test("the spreadsheet's script adds a row of text, never a formula, and only with the token", () => {
	const appendRow = vi.fn();
	const services = { SpreadsheetApp: { getActiveSheet: () => ({ appendRow }) } };
	runRecipe("spreadsheet", services, "wrong");
	expect(appendRow).not.toHaveBeenCalled();
	runRecipe("spreadsheet", services);
	const [cells] = appendRow.mock.calls[0] ?? [];
	expect(cells.slice(0, 3)).toEqual(["'2026-11-26T01:00:00.000Z", "'=1+1", "'0412 345 678"]);
	expect(cells.every((cell: string) => cell.startsWith("'"))).toBe(true);
});

test("the gateway's script posts the form that the gateway documents: To, From, Body of at most 1,600 characters", () => {
	const fetch = vi.fn();
	const base64Encode = (text: string) => Buffer.from(text).toString("base64");
	const services = { UrlFetchApp: { fetch }, Utilities: { base64Encode } };
	runRecipe("sms", services, "wrong");
	expect(fetch).not.toHaveBeenCalled();
	runRecipe("sms", services);
	const [url, { method, headers, payload }] = fetch.mock.calls[0] ?? [];
	expect(url).toMatch(
		/^https:\/\/api\.twilio\.com\/2010-04-01\/Accounts\/AC[^/]*\/Messages\.json$/,
	);
	expect([method, Object.keys(payload)]).toEqual(["post", ["To", "From", "Body"]]);
	expect(payload.To).toMatch(/^\+[1-9]\d{1,14}$/);
	expect(payload.Body.length).toBeLessThanOrEqual(1600);
	expect(Buffer.from(headers.Authorization.slice(6), "base64").toString()).toMatch(/^AC.*:/);
});
