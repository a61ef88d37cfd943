// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { loadPassages } from "./results.ts";

afterEach(() => vi.unstubAllGlobals());

test("BEY-04 texts that come broken are none, and are asked for again", async () => {
	const answers = ["<!doctype html>", '[{"heading":"","text":"Salt."}]'];
	vi.stubGlobal("fetch", async () => new Response(answers.shift()));
	expect(await loadPassages("/search/text/x.json")).toEqual([]);
	expect(await loadPassages("/search/text/x.json")).toEqual([{ heading: "", text: "Salt." }]);
});
