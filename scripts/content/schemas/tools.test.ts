import { expect, test } from "vitest";
import { readSource } from "../source.ts";
import { chooserSchema } from "./tools.ts";

/** What the schema says of the chooser once a part of its file has other words. */
function listFaults(from: string | RegExp, to: string): string {
	const sound = JSON.stringify(readSource("content/chooser.yaml").data);
	expect(sound).toMatch(from);
	const { error } = chooserSchema.safeParse(JSON.parse(sound.replace(from, to)));
	return (error?.issues ?? [])
		.map(({ path, message }) => `${String(path[0])}: ${message}`)
		.join("; ");
}

test.each<[what: string, from: string | RegExp, to: string, sentence: string]>([
	...["only", "never", "up", "down"].map((list): [string, RegExp, string, string] => [
		`an answer under ${list} that nobody can give`,
		RegExp(`"${list}":\\{[^}]+`),
		'$&,"facing":["sout"]',
		"advice: sout is no answer to facing",
	]),
	[
		"an icon of no answer, and a room of none,",
		/"bathroom":(?="[a-z]|\{)/g,
		'"bath":',
		"questions: bath is no answer to room; rooms: bath is no answer to room",
	],
	[
		"a trouble without advice",
		'"heat":[{',
		'"hot":[{',
		"advice: add heat, which a visitor can choose; advice: hot is no answer to trouble",
	],
	["a note's trouble", '"trouble":["heat"', '"trouble":["hot"', "hot is no answer to trouble"],
	[
		"an answer without a product or a title",
		'"title":"Buy nothing yet",',
		'"price":"price-zip-screen",',
		"advice: add product, or title where none of ours is the answer; advice: take the price out",
	],
])("VAL-11 %s is named", (_what, from, to, sentence) => {
	expect(listFaults(from, to)).toContain(sentence);
});
