import {
	getContent,
	type Post,
	type Product,
	type Suburb,
} from "../scripts/content/collections.ts";
import { getEntry } from "../scripts/content/entries.ts";

/** The post with a slug. @throws when there is none */
export const getPost = (slug: string): Post => getEntry(getContent().posts, slug);

/** The product with a slug. @throws when there is none */
export const getProduct = (slug: string): Product => getEntry(getContent().products, slug);

/** The suburb with a slug. @throws when there is none */
export const getSuburb = (slug: string): Suburb => getEntry(getContent().suburbs, slug);
