import { parse, validate, version } from "uuid";
import { expect, test } from "vitest";
import { makeKey } from "./enquiryKey.ts";

test("a key is a UUID of version 7 that carries its time", () => {
	const now = Date.UTC(2026, 10, 21, 9, 30, 0, 123);
	for (let index = 0; index < 500; index++) {
		const key = makeKey(now);
		expect(validate(key) && version(key)).toBe(7);
		const time = parse(key).slice(0, 6);
		expect(time.reduce((sum, byte) => sum * 256 + byte, 0)).toBe(now);
	}
});

test("ten thousand keys of one moment are ten thousand keys", () => {
	const keys = new Set(Array.from({ length: 10_000 }, () => makeKey(1)));
	expect(keys.size).toBe(10_000);
});
