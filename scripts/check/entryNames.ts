import path from "node:path";
import { pageTexts, reservedSlugs } from "../content/addresses.ts";
import { type Fault, suggestion } from "../content/faults.ts";
import { slugify } from "../content/format.ts";
import { slug as slugSchema } from "../content/schemas/text.ts";
import { findSource, type Known, type Loaded, listEntries } from "./knownNames.ts";

/** Folders whose files have names that an address could have. */
const folders = ["blog", "products", "regions", "traits", "authors", "ranges", "jobs"];

/** Finds files that cannot be an address or are not named like what they hold, and files that no page or region has. */
export function findFileFaults(loaded: Loaded, known: Known): Fault[] {
	const at = (file: string, message: string) => ({ file, line: 1, column: 1, message });
	const entries = folders.flatMap((folder) =>
		listEntries(loaded, folder).flatMap(({ source, name, data }) => {
			const key = folder === "traits" ? "trait" : "slug";
			if (isSlug(name)) {
				const isOther = isSlug(data[key]) && data[key] !== name;
				return isOther ? source.report([key], `write ${name}, the name of the file`) : [];
			}
			const better = slugify(name.replace(/\.(?:mdx?|ya?ml)$/i, ""));
			const advice = better
				? `rename the file to ${better}${path.extname(source.file)}`
				: "rename the file";
			return at(source.file, `${advice}: small letters, digits and hyphens only`);
		}),
	);
	const reserved = listEntries(loaded, "blog").flatMap(({ source, data: { slug } }) => {
		const message = `/blog/${slug} is an address of the blog itself; choose another`;
		return reservedSlugs.includes(String(slug)) ? source.report(["slug"], message) : [];
	});
	const strange = listEntries(loaded, "pages").filter(({ name }) => !pageTexts.includes(name));
	const places = listEntries(loaded, "suburbs").filter(({ name }) => !known.regions.has(name));
	return [
		...entries,
		...reserved,
		...strange.map(({ source, name }) =>
			at(source.file, `no address shows this page${suggestion(name, pageTexts)}`),
		),
		...places.map(({ source, name }) =>
			at(
				source.file,
				`no region has the slug ${name}; add regions/${name}.yaml or move the suburbs`,
			),
		),
		...findTextlessTraits(loaded),
	];
}

function isSlug(text: unknown): boolean {
	return slugSchema.safeParse(text).success;
}

/** Finds traits in the order of a product that have no text for the product. */
function findTextlessTraits(loaded: Loaded): Fault[] {
	const { relevance = {}, traits } = loaded.content;
	const source = findSource(loaded, "relevance.yaml");
	return Object.entries(relevance).flatMap(([product, list]) =>
		traits.flatMap(({ trait, texts }) => {
			if (!list.includes(trait) || texts.some((text) => text.for.includes(product))) return [];
			const message = `content/traits/${trait}.yaml has no text for ${product}; write one`;
			return source?.report([product], message) ?? [];
		}),
	);
}
