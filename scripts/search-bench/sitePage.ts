import { quote } from "../../components/Search/excerpt.ts";
import { loadFind, loadPassages } from "../../components/Search/load.ts";

/** Finds and quotes as the dialog does: four results per group, with their texts fetched. */
async function search(words: string): Promise<string[]> {
	const find = await loadFind();
	const hits = find(words).groups.flatMap((group) => group.hits.slice(0, 4));
	await Promise.all(
		hits.slice(0, 3).map(async ({ text, terms, title }) => {
			if (text) quote(await loadPassages(text), terms, title);
		}),
	);
	return hits.map(({ path }) => path);
}

Object.assign(window, { search });
