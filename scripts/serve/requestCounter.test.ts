import { expect, test } from "vitest";
import { createRequestCounter } from "./requestCounter.ts";

const start = 1_800_000_000_000;

test("the thirty-first call of a minute is one too many, for that client and that minute alone", () => {
	const isTooOften = createRequestCounter(0);
	for (let call = 0; call < 30; call++) expect(isTooOften("192.0.2.1", start)).toBe(false);
	expect(isTooOften("192.0.2.1", start)).toBe(true);
	expect(isTooOften("192.0.2.2", start)).toBe(false);
	expect(isTooOften("192.0.2.1", start + 60_000)).toBe(false);
});

test("addresses of one IPv6 network are one client", () => {
	const isTooOften = createRequestCounter(1);
	expect(isTooOften("2001:db8:0:7::1", start)).toBe(false);
	expect(isTooOften("2001:db8::7:9:8:7:6", start)).toBe(true);
	expect(isTooOften("2001:db8:0:8::1", start)).toBe(false);
});

test("the machine's own calls count only when a number is set", () => {
	const usual = createRequestCounter(0);
	for (let call = 0; call < 40; call++) expect(usual("127.0.0.1", start)).toBe(false);
	const chosen = createRequestCounter(1);
	expect([chosen("::1", start), chosen("::1", start)]).toEqual([false, true]);
});
