import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const workflow = parse(readFileSync(".github/workflows/publish.yml", "utf8"));
const command: string = workflow.jobs.build.steps.at(-1).run;

/** What the last step of publish.yml does in a repository with a post of a day, with a curl that prints its address. */
function publish(date: string, env: Record<string, string>) {
	const folder = mkdtempSync(path.join(tmpdir(), "publish-"));
	mkdirSync(path.join(folder, "content/blog"), { recursive: true });
	writeFileSync(path.join(folder, "content/blog/a.mdx"), `---\ntitle: A\n${date}\n---\n`);
	const curl = path.join(folder, "curl");
	writeFileSync(curl, '#!/bin/sh\nfor last; do :; done; echo "called $last"\n');
	chmodSync(curl, 0o755);
	const { status, stdout } = spawnSync("bash", ["-e", "-c", command], {
		cwd: folder,
		encoding: "utf8",
		env: { PATH: `${folder}:${process.env.PATH}`, GITHUB_EVENT_NAME: "schedule", ...env },
	});
	return { status, stdout };
}

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format();
const hook = { HOOK: "https://hook.example" };

test.each([
	["a post is dated today", `date: ${today}`, hook, 0, "called https://hook.example"],
	["it is so in quotes", `date: "${today}"`, hook, 0, "called https://hook.example"],
	["none is", "date: 2024-02-03", hook, 0, `No post is dated ${today}.`],
	["the secret is missing", `date: ${today}`, { HOOK: "" }, 1, "NETLIFY_BUILD_HOOK is missing"],
	["somebody asks", "date: 2024-02-03", { ...hook, GITHUB_EVENT_NAME: "x" }, 0, "called"],
])("BEY-14 the nightly workflow, when %s", (_when, date, env, status, output) => {
	const run = publish(date, env);
	expect(run.stdout).toContain(output);
	expect(run.status).toBe(status);
});
