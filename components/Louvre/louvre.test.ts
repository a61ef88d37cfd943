import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getLouvre } from "./louvreData.ts";
import { listStrips } from "./louvreStrips.ts";
import { passSun } from "./louvreWords.ts";

const low = { elevation: 24, aside: -27 };
const high = { elevation: 56, aside: 45 };

test("level blades stop a high sun and let a low one in; outer edges down stop that too", () => {
	expect(passSun(0, high)).toBe(0);
	expect(passSun(0, low)).toBeGreaterThan(0.3);
	expect(passSun(-40, low)).toBe(0);
	expect(passSun(0, { elevation: 36, aside: 105 })).toBeUndefined();
});

test("blades that lie along the sun let all of it in", () => {
	expect(passSun(30, { elevation: 30, aside: 0 })).toBeCloseTo(1);
});

test("BEY-15 a blade is offered with a picture for each hour, and an hour with a sentence for each tilt", () => {
	const { blades, hours, strips, labels } = getLouvre();
	expect(blades.length).toBeGreaterThan(0);
	for (const { id, says } of hours) {
		expect(says).toHaveLength(labels.length);
		for (const { mm } of blades) expect(strips).toHaveProperty(`${mm}-${id}`);
	}
});

test("BEY-15 the pictures of a blade and hour have a file of at most 400 KB, all tilts below one another", async () => {
	const { tilts } = getContent().louvre;
	for (const { file } of listStrips()) {
		const bytes = readFileSync(file);
		expect(bytes.length).toBeLessThan(400_000);
		const { width, height } = await sharp(bytes).metadata();
		expect(height / tilts.length).toBe((width * 5) / 4);
	}
});
