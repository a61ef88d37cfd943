import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { makeFolder } from "../tests/makeFolder.ts";
import { getToday } from "./content/collections.ts";

const workflow = parse(readFileSync(".github/workflows/publish.yml", "utf8"));
const steps: { run?: string }[] = workflow.jobs.build.steps;
const [script = ""] = steps.flatMap(({ run }) => run ?? []);

/** Runs the workflow's step in a folder with one post, without the secret that would let it call the host. */
function publish(date: string, event = "schedule") {
	const post = `---\ntitle: A\ndate: ${date}\n---\n\nText.\n`;
	const cwd = makeFolder({ "content/blog/a.mdx": post });
	const env = { PATH: process.env.PATH, GITHUB_EVENT_NAME: event, HOOK: "" };
	const { status, stdout } = spawnSync("bash", ["-ec", script], { cwd, env, encoding: "utf8" });
	return { status, stdout };
}

test.each([
	["the day of a post in Sydney", getToday(), "schedule", 1, "NETLIFY_BUILD_HOOK is missing"],
	["a day in quotes", `"${getToday()}"`, "schedule", 1, "NETLIFY_BUILD_HOOK is missing"],
	["another day", "2020-01-01", "schedule", 0, "No post is dated"],
	["a press of the button on any day", "2020-01-01", "workflow_dispatch", 1, "is missing"],
])("BEY-14 a build is asked for on %s, or not", (_what, date, event, status, words) => {
	const ran = publish(date, event);
	expect([ran.status, ran.stdout]).toEqual([status, expect.stringContaining(words)]);
});
