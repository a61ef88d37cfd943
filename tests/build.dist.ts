import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";

const slug = "cleaning-curtains-guide";
let folder: string;

beforeEach(() => {
	// A build writes into public/; modules of scripts/ find the content beside the place they really are at.
	folder = makeProjectFolder(["public", "scripts"]);
	rmSync(path.join(folder, "dist"));
});

afterEach(() => removeProjectFolder(folder));

function build() {
	return spawnSync(process.execPath, ["scripts/build.ts"], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "" },
		encoding: "utf8",
	});
}

test("ARC-07 VAL-11 a post with a fault stops the build, with its place, before anything is made", () => {
	appendFileSync(path.join(folder, `content/blog/${slug}.mdx`), "\n<marquee>Sale</marquee>\n");
	const { status, stderr } = build();
	expect(status).toBe(1);
	expect(stderr).toContain(`content/blog/${slug}.mdx:`);
	expect(stderr).toContain("\n1 problem to fix. Nothing was built.");
	expect(existsSync(path.join(folder, "dist"))).toBe(false);
});

test("ARC-07 pages that cannot be made stop the build, with the reason and an exit code that hosts see", () => {
	writeFileSync(path.join(folder, "vite.config.ts"), 'throw new Error("no such tide");');
	const file = path.join(folder, `content/blog/${slug}.mdx`);
	writeFileSync(file, readFileSync(file, "utf8").replace(/^checked: .*/m, "checked: 2024-12"));
	const { status, stdout, stderr } = build();
	expect(stdout).toContain("The sources of 1 post were last read a year ago or longer");
	expect(stderr).toContain("no such tide");
	expect(stderr).toContain("vike build has failed");
	expect(status).toBe(1);
	expect(existsSync(path.join(folder, "dist/client/index.html"))).toBe(false);
});
