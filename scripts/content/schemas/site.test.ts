import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { siteFields, siteSchema } from "./site.ts";

const site = parse(readFileSync("content/site.yaml", "utf8")) as object;

test.each([
	["(02) 5550 0134", "+61255500134"],
	["+61 (0)2 5550 0134", "+61255500134"],
	["+64 9 555 0134", "+6495550134"],
	["1300 555 013", "+611300555013"],
	["13 55 01", "+61135501"],
])("ARC-06 ENT-22 the number that is dialled of %s is %s", (phone, link) => {
	expect(siteSchema.parse({ ...site, phone }).phoneLink).toBe(link);
});

test("ARC-06 lines of the contact details may be left out or empty", () => {
	const { address, businessHours, socialMedia } = siteFields.shape.contact.shape;
	for (const nothing of [undefined, null, ""]) expect(address.parse(nothing)).toBe("");
	expect(socialMedia.shape.facebook.parse(null)).toBe("");
	expect(businessHours.parse({})).toEqual({ weekdays: "", saturday: "", sunday: "" });
});
