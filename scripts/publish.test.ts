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
function publish(dated: string, last: string, event: string) {
	const post = `---\ntitle: A\n${dated}\n---\n\nText.\n`;
	const cwd = makeFolder({ "content/blog/a.mdx": post });
	const env = { PATH: process.env.PATH, GITHUB_EVENT_NAME: event, HOOK: "" };
	// The day of the last run that went well, as GitHub's command says it.
	const run = `gh() { echo ${last}; }\n${script}`;
	const { status, stdout } = spawnSync("bash", ["-ec", run], { cwd, env, encoding: "utf8" });
	return { status, stdout };
}

const [today, before] = [getToday(), "2026-01-01"];
const [asked, not] = [1, 0];

test.each([
	["a post of today in Sydney", `date: ${today}`, before, "schedule", asked],
	["a day in quotes", `date : "${today}"`, before, "schedule", asked],
	["a post of a day that a run left out", "date: 2026-01-02", before, "schedule", asked],
	["a post of the last run's day", `date: ${before}`, before, "schedule", not],
	["a post of a later day", "date: 2999-01-01", before, "schedule", not],
	["a draft of today", `date: ${today}\ndraft: true`, before, "schedule", not],
	["a press of the button on any day", `date: ${before}`, before, "workflow_dispatch", asked],
])("BEY-14 a build is asked for, or not, for %s", (_what, dated, last, event, status) => {
	const ran = publish(dated, last, event);
	const words = status === asked ? "NETLIFY_BUILD_HOOK is missing" : "No post has fallen due";
	expect([ran.status, ran.stdout]).toEqual([status, expect.stringContaining(words)]);
});
