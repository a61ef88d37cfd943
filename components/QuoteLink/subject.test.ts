import fc from "fast-check";
import { expect, test } from "vitest";
import { readSubject, writeSubject } from "./subject.ts";

test("BEY-05 whatever a quote link takes along, the form reads the same", () => {
	const text = fc.string({ minLength: 1, unit: "grapheme" });
	const subject = fc.record(
		{
			interests: fc.array(text, { minLength: 1 }),
			message: text,
			city: text,
			state: text,
			postcode: text,
		},
		{ requiredKeys: ["message"] },
	);
	fc.assert(
		fc.property(subject, (about) => {
			const address = new URL(`https://site.example/contact#${writeSubject(about)}`);
			expect(readSubject(address.hash)).toEqual(about);
			expect(address.search).toBe("");
		}),
	);
});

test.each(["", "#", "#faq", "#message=", "#other=1"])("%j is no subject", (fragment) => {
	expect(readSubject(fragment)).toBeUndefined();
});
