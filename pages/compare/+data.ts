import { listCompared } from "../../components/Compare/comparedProducts.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { getContent } from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** Every product beside the others. */
export function data() {
	const { title, description, lead, first } = getContent().comparison;
	const head: Head = { title, description, path: "/compare" };
	return { head, title, lead, first, ...listCompared() };
}
