import { existsSync } from "node:fs";
import path from "node:path";
import { listAddresses } from "../../check/links.ts";
import { Names } from "../../check/names.ts";
import type { Checked } from "../../check.ts";
import { listPostValues } from "../../contentFiles.ts";
import { type Fault, missingFile } from "../../faults.ts";
import { getToday } from "../../publication.ts";
import { type LocalFact, localFactsSchema } from "../../schemas/fact.ts";
import { type PlannedPost, planSchema } from "../../schemas/plan.ts";
import { readYaml, type Source } from "../../source.ts";
import { validate } from "../../validate.ts";

/** Reads content/plan.yaml: what each planned post must contain, by post id. */
export function readPlan(
	root: string,
	{ content, sources, articles }: Checked,
): { plan: Map<number, PlannedPost>; faults: Fault[] } {
	const file = path.posix.join(root, "plan.yaml");
	if (!existsSync(file)) return { plan: new Map(), faults: [missingFile(file)] };
	const faults: Fault[] = [];
	const source = readYaml(file);
	const planned = validate(planSchema, source, faults) ?? [];
	const names = new Names();
	const facts = new Set(content.facts?.map(({ id }) => id));
	const ids = listIds(sources);
	names.unique(source, [], planned, "id");
	const map = listAddresses({ content, sources, articles, root, today: getToday() });
	const dead = new Set<string>();
	for (const [index, { id, figures, links }] of planned.entries()) {
		if (ids && !ids.has(id)) names.add(source, [index, "id"], `no post has the id ${id}`);
		for (const [position, figure] of figures.entries()) {
			const isPlain = typeof figure === "string";
			const at = [index, "figures", position, ...(isPlain ? [] : ["fact"])];
			names.known(
				source,
				at,
				isPlain ? figure : figure.fact,
				facts,
				"a fact of content/facts.yaml",
			);
		}
		for (const [position, href] of links.entries()) {
			// A post that waits is an address too: when it may be linked to is the post's concern.
			const advice = map.pages.has(href) ? undefined : map.advise(source, href);
			if (!advice) continue;
			names.add(source, [index, "links", position], advice);
			dead.add(href);
		}
	}
	// Neither of two plans with one id, nor a link that leads nowhere, is asked of a post.
	const plans = [...Map.groupBy(planned, ({ id }) => id).values()];
	const own = plans.flatMap((same) => (same.length === 1 ? same : []));
	const sound = own.map((post) => ({
		...post,
		links: post.links.filter((href) => !dead.has(href)),
	}));
	return {
		plan: new Map(sound.map((post) => [post.id, post])),
		faults: [...faults, ...names.faults],
	};
}

/** Ids of all posts, including faulty ones; undefined when one is unreadable or taken, because it may be any id. */
function listIds(sources: readonly Source[]): Set<unknown> | undefined {
	const ids = listPostValues(sources, "id");
	const count = sources.filter(({ file }) => file.includes("/blog/")).length;
	return ids.size === count && [...ids].every(Number.isInteger) ? ids : undefined;
}

/** Reads content/local.yaml; undefined when it is missing or faulty. */
export function readLocalFacts(root: string, faults: Fault[]): readonly LocalFact[] | undefined {
	const file = path.posix.join(root, "local.yaml");
	if (!existsSync(file)) {
		faults.push(missingFile(file));
		return undefined;
	}
	const source = readYaml(file);
	const local = validate(localFactsSchema, source, faults);
	if (!local) return undefined;
	const names = new Names();
	names.unique(source, [], local, "id");
	faults.push(...names.faults);
	return local;
}
