import { describe, expect, test } from "vitest";
import { formCheckHeader, readSuspicions, readTrap } from "./suspicion.ts";

const suspicions = (check?: string) =>
	readSuspicions(new Headers(check === undefined ? {} : { [formCheckHeader]: check }));

describe("signs of a robot", () => {
	test.each([
		["open=1499", ["filled in too fast"]],
		["open=20", ["filled in too fast"]],
		["open=1500", []],
		["open=60000", []],
		["open=soon", []],
		["reopen5", []],
		["trap=filled open=9000", ["trap field filled"]],
		["open=3 trap=filled", ["trap field filled", "filled in too fast"]],
		["trap=empty", []],
	])("the form's note %j gives %j", (check, expected) => {
		expect(suspicions(check)).toEqual(expected);
	});

	test("a program that sends no note is not suspected", () => {
		expect(suspicions()).toEqual([]);
	});

	test("a plain form post is marked when the field that people do not see is filled", () => {
		expect(readTrap(new URLSearchParams({ website: "https://spam.example" }))).toEqual([
			"trap field filled",
		]);
		expect(readTrap(new URLSearchParams({ website: "" }))).toEqual([]);
		expect(readTrap(new URLSearchParams())).toEqual([]);
	});
});
