import { existsSync } from "node:fs";
import path from "node:path";
import { listAddresses } from "../check/links.ts";
import { listEntries, Names } from "../check/names.ts";
import type { Checked } from "../check.ts";
import { type Fault, missingFile } from "../faults.ts";
import { getToday } from "../publication.ts";
import { localFactsSchema } from "../schemas/fact.ts";
import { type PlannedPost, planSchema } from "../schemas/plan.ts";
import { readYaml } from "../source.ts";
import { validate } from "../validate.ts";

/** Reads content/plan.yaml: what each planned post must contain, by post id. */
export function readPlan(checked: Checked): { plan: Map<number, PlannedPost>; faults: Fault[] } {
	const file = path.posix.join(checked.root, "plan.yaml");
	if (!existsSync(file)) return { plan: new Map(), faults: [missingFile(file)] };
	const names = new Names();
	const source = readYaml(file);
	const planned = validate(planSchema, source, names.faults) ?? [];
	const facts = new Set(checked.content.facts?.map(({ id }) => id));
	// An id that cannot be read may be any.
	const ids = listEntries(checked, "blog").map(({ data }) => data.id);
	const isComplete = ids.every(Number.isInteger) && new Set(ids).size === ids.length;
	names.unique(source, [], planned, "id");
	const addresses = listAddresses({ ...checked, today: getToday() });
	const isDead = (href: string) => !addresses.pages.has(href) && addresses.advise(source, href);
	for (const [index, { id, figures, links }] of planned.entries()) {
		if (isComplete && !ids.includes(id))
			names.add(source, [index, "id"], `no post has the id ${id}`);
		for (const [position, figure] of figures.entries()) {
			const isPlain = typeof figure === "string";
			const at = [index, "figures", position, ...(isPlain ? [] : ["fact"])];
			const fact = isPlain ? figure : figure.fact;
			names.known(source, at, fact, facts, "a fact of content/facts.yaml");
		}
		for (const [position, href] of links.entries()) {
			// A post that waits is an address too: when it may be linked to is the post's concern.
			const advice = isDead(href);
			if (advice) names.add(source, [index, "links", position], advice);
		}
	}
	// A link that leads nowhere is not asked of a post.
	const sound = planned.map((post) => ({
		...post,
		links: post.links.filter((href) => !isDead(href)),
	}));
	return { plan: new Map(sound.map((post) => [post.id, post])), faults: names.faults };
}

/** Reads content/local.yaml; no figures when it is missing or faulty. */
export function readLocalFacts(root: string) {
	const file = path.posix.join(root, "local.yaml");
	if (!existsSync(file)) return { local: undefined, faults: [missingFile(file)] };
	const names = new Names();
	const source = readYaml(file);
	const local = validate(localFactsSchema, source, names.faults);
	names.unique(source, [], local, "id");
	return { local, faults: names.faults };
}
