import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../tests/contentCopy.ts";
import { formatAnnotation } from "./annotation.ts";

const kiama = "blog/zip-screens-kiama-salt-and-hardware.mdx";
const sound = readFileSync(`content/${kiama}`, "utf8");
const spoilt = sound.replace("Never spray", "It costs $777. Never sprey");
let copy: ContentCopy;

beforeEach(() => {
	copy = copyContent();
});
afterEach(() => copy.dispose());

function environment() {
	return { ...process.env, CONTENT_ROOT: copy.root };
}

function check(...args: string[]) {
	const run = spawnSync(process.execPath, ["scripts/check-content.ts", ...args], {
		encoding: "utf8",
		env: environment(),
	});
	return { status: run.status, stdout: copy.tidy(run.stdout), stderr: copy.tidy(run.stderr) };
}

describe("npm run check:content", { timeout: 60_000 }, () => {
	test("BEY-14 says that content in order is in order, and with --grades how hard each post is to read", () => {
		const { status, stdout, stderr } = check("--grades");
		expect(stderr).toBe("");
		expect(stdout).toMatch(/Content is in order: \d+ posts, \d+ products, \d+ suburbs\./);
		const lines = stdout.match(/^ *\d+\.\d +\d+ words {2}content\/blog\/\S+\.mdx$/gm) ?? [];
		expect(lines.length).toBeGreaterThanOrEqual(89);
		expect(status).toBe(0);
	});

	test("BEY-14 ends with an error and one sentence a line for what is to mend", () => {
		copy.write(kiama, spoilt);
		const { status, stderr } = check();
		const line = spoilt.slice(0, spoilt.indexOf("$777")).split("\n").length;
		expect(stderr.split("\n").slice(0, 2)).toEqual([
			expect.stringMatching(
				new RegExp(`^content/${kiama}:${line}:10 {2}\\$777 is no figure of content/facts\\.yaml;`),
			),
			expect.stringMatching(
				new RegExp(`^content/${kiama}:${line}:22 {2}"sprey" is in no dictionary;`),
			),
		]);
		expect(stderr).toContain("2 problems to fix.");
		expect(status).toBe(1);
	});

	test("BEY-14 --annotate says it as GitHub shows it on the changed lines", () => {
		copy.write(kiama, spoilt);
		expect(check("--annotate").stdout).toMatch(
			new RegExp(`^::error file=content/${kiama},line=\\d+,col=10::\\$777 is no figure`, "m"),
		);
	});

	test("BEY-14 what an unfinished draft lacks is listed, and is no error", () => {
		copy.write(kiama, spoilt.replace(/^id: 40/m, "id: 40\ndraft: true"));
		copy.write("plan.yaml", readFileSync("content/plan.yaml", "utf8"));
		const { stdout, stderr } = check();
		expect(stdout).toContain("Still to do in drafts, before they are published:");
		expect(stdout).toContain("$777 is no figure");
		expect(stderr).not.toContain("$777");
	});

	test("VAL-11 BEY-14 a fault in the fact sheet is printed, and is no fault of the options", () => {
		const facts = readFileSync("content/facts.yaml", "utf8");
		copy.write("facts.yaml", facts.replace("wording: range", "wording: ranges"));
		const { status, stderr } = check();
		const [first = "", ...rest] = stderr.trim().split("\n");
		expect(first).toMatch(/^content\/facts\.yaml:\d+:\d+ .*did you mean "range"\?$/);
		expect(rest).toEqual(["", "1 problem to fix."]);
		expect(status).toBe(1);
	});

	test("BEY-14 an option it does not know is named, with the help", () => {
		const { status, stderr } = check("--wach");
		expect(status).toBe(1);
		expect(stderr).toContain("--wach");
		expect(stderr).toContain("--watch");
	});
});

describe("npm run check:content -- --watch", () => {
	let watching: ChildProcess;
	let output = "";

	/** Waits until the expected text appears in the output since the last call. */
	async function waitFor(sign: string | RegExp) {
		const found = () => (typeof sign === "string" ? output.includes(sign) : sign.test(output));
		for (let waited = 0; waited < 20_000 && !found(); waited += 50) await wait(50);
		expect(copy.tidy(output)).toMatch(sign);
		output = "";
	}

	test("BEY-14 checks again when a file is saved", async () => {
		copy.write(kiama, spoilt);
		watching = spawn(process.execPath, ["scripts/check-content.ts", "--watch"], {
			env: environment(),
		});
		watching.stdout?.on("data", (chunk) => (output += chunk));
		watching.stderr?.on("data", (chunk) => (output += chunk));
		await waitFor(/\$777 is no figure[\s\S]*2 problems to fix/);
		copy.write(kiama, sound);
		await waitFor(/Content is in order[\s\S]*Watching content/);
		watching.kill("SIGINT");
		await once(watching, "close");
	}, 70_000);
});

test("BEY-14 an annotation holds its place and its sentence, whatever signs they have", () => {
	const fault = {
		file: "content/blog/a,b.mdx",
		line: 3,
		column: 7,
		field: "tags.0",
		message: "100% right:\nnext line",
	};
	expect(formatAnnotation(fault, "error")).toBe(
		"::error file=content/blog/a%2Cb.mdx,line=3,col=7,title=tags.0::100%25 right:%0Anext line",
	);
});
