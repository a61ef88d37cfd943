import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { pageTexts } from "./addresses.ts";
import type { Fault } from "./faults.ts";
import { listFiles } from "./files.ts";
import { countWords, listTextLinks } from "./format.ts";
import { entryFolders, singleFiles } from "./schemas/contentFiles.ts";
import type { SuburbEntry } from "./schemas/place.ts";
import type { PostFrontmatter } from "./schemas/post.ts";
import type { ProductFrontmatter } from "./schemas/product.ts";
import type { Home, Site } from "./schemas/site.ts";
import { readSource, type Source } from "./source.ts";
import { validate } from "./validate.ts";

export type Post = PostFrontmatter &
	MdxEntry & {
		/** Why readers do not see it yet, in a preview or in `npm run dev`. */
		unseen?: "draft" | "waits";
	};
export type Product = ProductFrontmatter & MdxEntry;
/** A suburb with the name and slug of its region. */
export type Suburb = SuburbEntry & { region: string; regionSlug: string };
/** The content of a folder that may have faults: the part of a missing or rejected file is `undefined`. */
export type FoundContent = ReturnType<typeof readCollections>;
/** Content without faults, as the pages use it. */
export type Content = { [Key in keyof FoundContent]-?: NonNullable<FoundContent[Key]> };

/**
 * Reads and validates every collection below a folder.
 * Faulty entries are left out of `content` and described in `faults`; they never throw. Names that refer to nothing are
 * found by checkContent().
 * @param root the content folder, as a path from the working directory
 */
export function loadContent(root = "content") {
	const reader = new Reader(root);
	const content = readCollections(reader);
	const { home, site } = content;
	// The host knows under which address it publishes.
	if (site) site.origin = (process.env.SITE_ORIGIN || site.origin).replace(/\/$/, "");
	if (home && site) fillYears(home, site.years);
	for (const name of pageTexts) reader.expect(`pages/${name}.mdx`);
	reader.expect("words.txt");
	return { root, content, faults: reader.faults, sources: reader.sources };
}

/** Fills the years of content/site.yaml into the lines of Home that may mention them. */
function fillYears(home: Home, years: Site["years"]) {
	for (const words of [...home.why, home.local]) {
		words.text = words.text
			.replaceAll("{business}", String(years.business))
			.replaceAll("{local}", String(years.local));
	}
}

/** True for content in which no fault was found; then no part of it is missing. */
export function isWhole(content: FoundContent, faults: readonly Fault[]): content is Content {
	return faults.length === 0 && Object.values(content).every((part) => part !== undefined);
}

/** What the files hold that are there once. */
type Singles = {
	[Key in keyof typeof singleFiles]: z.infer<(typeof singleFiles)[Key][1]> | undefined;
};

function readCollections(reader: Reader) {
	const singles = Object.fromEntries(
		Object.entries(singleFiles).map(([key, [file, schema]]) => [key, reader.read(schema, file)]),
	) as Singles;
	const mdx = <Data extends object>(entries: ({ data: Data; name: string } & MdxEntry)[]) =>
		entries.map(({ data, name, ...entry }) => ({ ...data, ...entry, slug: name }));
	const regions = reader.each("regions").map(({ data }) => data);
	const files = reader.each("suburbs");
	for (const { slug } of regions) reader.expect(`suburbs/${slug}.yaml`);
	return {
		...singles,
		facts: singles.facts?.facts,
		posts: mdx(reader.each("blog")).sort(byNewest),
		/** By the name of their file. */
		authors: Object.fromEntries(reader.each("authors").map(({ name, data }) => [name, data])),
		products: mdx(reader.each("products")).sort((a, b) => a.id - b.id),
		regions: regions.sort((a, b) => a.id - b.id),
		/** Those of each region are in the file named after it. */
		suburbs: regions.flatMap(({ name: region, slug: regionSlug }) => {
			const { data: suburbs = [] } = files.find(({ name }) => name === regionSlug) ?? {};
			return suburbs.map((suburb): Suburb => ({ ...suburb, region, regionSlug }));
		}),
		traits: reader.each("traits").map(({ data }) => data),
		ranges: reader.each("ranges").map(({ data }) => data),
		jobs: mdx(reader.each("jobs")),
		pages: mdx(reader.each("pages")),
	};
}

/** Newest first; of posts dated the same day the lower id, which only the first 89 have, and then in the order of names. */
function byNewest(a: Post, b: Post): number {
	return b.date.localeCompare(a.date) || (a.id ?? 90) - (b.id ?? 90);
}

/** What an entry of an MDX file has besides its frontmatter. */
interface MdxEntry {
	/** Path from the project folder. */
	file: string;
	/** Its text, as its writer typed it. */
	body: string;
	words: number;
	/** The addresses of this site that its text links to. */
	links: string[];
}

/** Reads the files of a content folder and collects their faults. */
class Reader {
	readonly faults: Fault[] = [];
	/** Every file that was read. */
	readonly sources: Source[] = [];
	private readonly root: string;

	constructor(root: string) {
		this.root = root;
	}

	/** A file that the site needs; undefined when it is missing or its schema rejects it. */
	read<Schema extends z.ZodType>(schema: Schema, name: string): z.infer<Schema> | undefined {
		const file = this.expect(name);
		return file ? this.check(schema, readSource(file)) : undefined;
	}

	/** The path of a file that the site needs; one that is not there is reported as missing. */
	expect(name: string): string | undefined {
		const file = path.posix.join(this.root, name);
		if (existsSync(file)) return file;
		const message = "the file is missing; bring it back";
		this.faults.push({ file, line: 1, column: 1, message });
		return undefined;
	}

	/** The sound files of a folder, sorted by name. */
	each<Folder extends keyof typeof entryFolders>(folder: Folder) {
		const [ending, schema] = entryFolders[folder];
		const whole = path.posix.join(this.root, folder);
		return listFiles(whole).flatMap((file) => {
			if (!file.endsWith(ending) || path.posix.dirname(file) !== whole) return [];
			const source = readSource(file);
			type Data = z.infer<(typeof entryFolders)[Folder][1]>;
			const data = this.check<z.ZodType<Data>>(schema as never, source);
			const { body } = source;
			const { name } = path.parse(file);
			if (data === undefined) return [];
			return [{ data, name, file, body, words: countWords(body), links: listTextLinks(body) }];
		});
	}

	private check<Schema extends z.ZodType>(schema: Schema, source: Source) {
		this.sources.push(source);
		return validate(schema, source, this.faults);
	}
}
