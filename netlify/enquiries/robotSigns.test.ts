import { expect, test } from "vitest";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { signsOfCall, signsOfPost, signsOfWords } from "./robotSigns.ts";

test.each([
	[{}, ["sent without the form"]],
	[{ "Form-Check": "open=1999" }, ["filled in too fast"]],
	[{ "Form-Check": "open=2000" }, []],
	[{ "Form-Check": "trap=filled" }, ["trap field filled", "filled in too fast"]],
	[{ "Form-Check": "open=9000, trap=filled" }, ["trap field filled"]],
])("a call with %j is marked: %j", (headers, marks) => {
	expect(signsOfCall(new Headers(headers as Record<string, string>))).toEqual(marks);
});

test.each([
	[{}, "", ["sent without the form"]],
	[{ origin: "https://x.example" }, "", []],
	[{ "sec-fetch-site": "same-origin" }, "", []],
	[{ origin: "https://x.example" }, "website=x", ["trap field filled"]],
	[{ origin: "https://x.example" }, "website=", []],
])("a plain post with %j and %j is marked: %j", (headers, sent, marks) => {
	const given = new Headers(headers as Record<string, string>);
	expect(signsOfPost(new URLSearchParams(sent), given)).toEqual(marks);
});

const messages = [
	"Like https://www.example.com/shutters, in https://www.example.com/white, not http://www.example.com/a",
	"Like these, but white: www.example.com/shutters, www.example.com/blinds and www.example.com/a",
	"Width <a> 900 mm, height < 1.2 m; the script on the label says Verona.",
	"I would like samples of Blockout fabrics.\n\nPreferred time for the measure: morning, afternoon.",
];

test.each<[changes: object, marks: string[]]>([
	[{ message: "https://a.example www.b.example http://c.example www.d.example" }, ["many links"]],
	...["name", "streetAddress", "city", "state", "postcode"].map((field): [object, string[]] => {
		return [{ [field]: "www.spam.example" }, ["link for a name or place"]];
	}),
	[{ message: '<a href="x">x</a>' }, ["markup or script"]],
	[{ message: "[url=y]y[/url]" }, ["markup or script"]],
	[{ message: "javascript:x" }, ["markup or script"]],
	[{ name: "<ScRiPt>alert(1)" }, ["markup or script"]],
	[{ city: "<img src=x>" }, ["markup or script"]],
	...messages.map((message): [object, string[]] => [{ message }, []]),
])(
	"words are marked for what robots write, never for how a person writes: %j, %j",
	(changes, marks) => {
		expect(signsOfWords({ ...goodEnquiry, ...changes })).toEqual(marks);
	},
);
