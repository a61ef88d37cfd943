import type { PageContextServer } from "vike/types";
import { listCompared } from "../../components/Compare/comparedProducts.ts";
import type { Head } from "../../components/Layout/head.tsx";

export type Data = ReturnType<typeof data>;

/** Every product beside the others. */
export function data({ content, pictures }: PageContextServer) {
	const { title, description, lead, first } = content.comparison;
	const head: Head = { title, description };
	return { head, title, lead, first, ...listCompared(content, pictures) };
}
