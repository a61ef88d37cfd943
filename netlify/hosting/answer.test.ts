import { expect, test } from "vitest";
import { answerAddress, applyRule } from "./answer.ts";
import { findRule } from "./hostRules.ts";

test("an address in its one form is left to the pages", () => {
	expect(answerAddress("/products/awnings", "?a=1")).toBeUndefined();
});

test("RT-20 any other spelling is sent to the one form, with its query", () => {
	expect(answerAddress("/Products/Awnings/", "?from=%zz")).toEqual({
		redirect: "/products/awnings?from=%zz",
		status: 301,
	});
});

test("NF-01 an address that cannot be read gives the not-found page", () => {
	expect(answerAddress("/%zz", "")).toEqual({ page: "/404", status: 404 });
});

test("NF-04 the not-found screens are not found at their own addresses either", () => {
	expect(answerAddress("/404", "")).toEqual({ page: "/404", status: 404 });
	expect(answerAddress("/not-found/region", "")).toEqual({
		page: "/not-found/region",
		status: 404,
	});
});

test.each([
	["RT-22", "/products/nope", { redirect: "/products?q=1", status: 302 }],
	["RT-23", "/blog/nope", { redirect: "/blog?q=1", status: 302 }],
	["Q31", "/blog/clean-curtains-easily", { redirect: "/blog?q=1", status: 302 }],
	["Q03", "/products/curtains-drapes", { redirect: "/products/sheer-curtains?q=1", status: 301 }],
	["NF-02", "/locations/nope/awnings", { page: "/not-found/location", status: 404 }],
	["NF-03", "/locations/region/nope/awnings", { page: "/not-found/region", status: 404 }],
	["NF-06", "/locations/nope", { page: "/not-found/location", status: 404 }],
	["Q21", "/locations/region", { page: "/not-found/location", status: 404 }],
	["Q21", "/locations/region/kiama", { page: "/not-found/location", status: 404 }],
])("%s the rule for %s", (_id, path, answer) => {
	expect(applyRule(path, "?q=1")).toEqual(answer);
});

test.each([
	"/products/awnings/extra",
	"/blog/a/b",
	"/locations/region/a/b/c",
	"/locations/a/b/c",
	"/nope",
])("RT-24 no rule fits %s", (path) => {
	expect(findRule(path)).toBeUndefined();
});
