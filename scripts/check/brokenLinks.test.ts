import { expect, test } from "vitest";
import { inLinks } from "./brokenLinks.ts";

test.each([
	["", "leads nowhere"],
	["hello@example.com", "write mailto:"],
	["www.bom.gov.au", "write https://"],
	["http:/www.bom.gov.au", "the address is not whole"],
	["https://https://www.bom.gov.au", "the address is not whole"],
	["http://localhost:3000/contact", "only you can open this address"],
	["https://deploy-preview-12--x.netlify.app/a", "only you can open this address"],
	["https://docs.google.com/document/d/1/edit", "readers may be stopped"],
	["http://google.com/url?q=https://www.bom.gov.au", "readers may be stopped"],
	["mailto:kim", "nothing opens this"],
	["tel:0255500134 (Kim)", "nothing opens this"],
])("ARC-06 the address %s leads readers nowhere", (href, sentence) => {
	expect(inLinks.find(([look]) => look.test(href))?.[1]).toContain(sentence);
});

test.each([
	"/contact",
	"#cost",
	"tel:13-14-50",
	"mailto:kim@example.com?subject=c",
	"https://www.abc.net.au/?a=http://10.0.0.1&b=https://docs.google.com&c=tel:x&d=https:x&e=a@b.au",
])("ARC-06 the address %s is in the right form", (href) => {
	expect(inLinks.filter(([look]) => look.test(href))).toEqual([]);
});
