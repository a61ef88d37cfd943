import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type Fault, suggestion } from "./faults.ts";
import type { Content } from "./load.ts";
import type { Source } from "./source.ts";

/** Names of the masters in content/images, without their endings. */
export function listPictures(root = "content"): string[] {
	const folder = path.join(root, "images");
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => /\.(jpe?g|png|avif)$/.test(name))
		.map((name) => path.parse(name).name);
}

/** Finds what one file cannot know alone: doubles, and names that lead nowhere. */
export function findReferenceFaults(content: Content, sources: Map<unknown, Source>, root: string): Fault[] {
	const faults: Fault[] = [];
	const pictures = listPictures(root);
	const add = (entry: unknown, field: string, message: string) => {
		const source = sources.get(entry);
		if (!source) throw new Error(`no source for ${field}: ${message}`);
		faults.push({ file: source.file, ...source.locate(field.split(".")), field, message });
	};
	const known = (entry: unknown, field: string, value: string, names: readonly string[], what: string) => {
		if (!names.includes(value)) add(entry, field, `"${value}" is not ${what}${suggestion(value, names)}`);
	};
	const unique = <Entry extends { file: string }>(entries: readonly Entry[], field: keyof Entry & string) => {
		const first = new Map<unknown, Entry>();
		for (const entry of entries.toSorted((a, b) => a.file.localeCompare(b.file))) {
			const twin = first.get(entry[field]);
			if (twin) add(entry, field, `${String(entry[field])} is taken by ${twin.file}; choose another`);
			else first.set(entry[field], entry);
		}
	};
	const posts = content.posts.map(({ slug }) => slug);
	const products = content.products.map(({ slug }) => slug);

	for (const collection of [content.posts, content.products]) {
		unique<{ file: string; id: number; slug: string }>(collection, "id");
		unique<{ file: string; id: number; slug: string }>(collection, "slug");
		for (const entry of collection) {
			const name = path.basename(entry.file, ".mdx");
			if (name !== entry.slug) add(entry, "slug", `write ${name}, the name of the file`);
			known(entry, "image", entry.image, pictures, "a picture of content/images");
		}
	}
	for (const post of content.posts) {
		known(post, "category", post.category, content.categories, "a category of content/categories.yaml");
		if (post.excerpt === post.description) {
			add(post, "description", "say the answer here; the excerpt already gives the reason to read");
		}
	}
	for (const product of content.products) {
		product.images.forEach((name, index) => {
			known(product, `images.${index}`, name, pictures, "a picture of content/images");
		});
		product.priceFacts.forEach((id, index) => {
			const ids = content.facts.map((fact) => fact.id);
			known(product, `priceFacts.${index}`, id, ids, "a fact of content/facts.yaml");
		});
		product.relatedPosts.forEach((slug, index) => {
			known(product, `relatedPosts.${index}`, slug, posts, "a post");
		});
	}
	for (const region of content.regions) {
		for (const slug of products) {
			if (!region.products[slug]) add(region, "products", `add ${slug}, with intro and advice`);
		}
		for (const slug of Object.keys(region.products)) {
			known(region, `products.${slug}`, slug, products, "a product");
		}
	}
	faults.push(...findListFaults(content, sources, pictures));
	return faults;
}

/** The same for collections that are one list in one file. */
function findListFaults(content: Content, sources: Map<unknown, Source>, pictures: string[]): Fault[] {
	const faults: Fault[] = [];
	const at = (list: unknown, field: string, message: string) => {
		const source = sources.get(list);
		if (source) faults.push({ file: source.file, ...source.locate(field.split(".")), field, message });
	};
	const traits = content.traits.map(({ trait }) => trait);
	const slugs = new Map<string, string>();
	for (const [list, source] of sources) {
		if (!source.file.includes("/suburbs/")) continue;
		for (const [index, suburb] of (list as Content["suburbs"]).entries()) {
			const twin = slugs.get(suburb.slug);
			if (twin) at(list, `${index}.slug`, `${suburb.slug} is taken in ${twin}; add a suffix to both`);
			slugs.set(suburb.slug, source.file);
			suburb.traits.forEach((trait, position) => {
				if (traits.includes(trait)) return;
				at(list, `${index}.traits.${position}`, `"${trait}" is not a trait of content/traits${suggestion(trait, traits)}`);
			});
		}
	}
	content.gallery.forEach(({ image }, index) => {
		if (!pictures.includes(image)) at(content.gallery, `${index}.image`, `"${image}" is not a picture of content/images${suggestion(image, pictures)}`);
	});
	for (const name of Object.keys(content.images)) {
		if (!pictures.includes(name)) at(content.images, name, `there is no picture of this name in content/images${suggestion(name, pictures)}`);
	}
	for (const name of pictures) {
		if (!content.images[name]) at(content.images, "", `describe ${name}: add it with alt, caption and position`);
	}
	return faults;
}
