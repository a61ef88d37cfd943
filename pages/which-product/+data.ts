import type { PageContextServer } from "vike/types";
import { listChooser } from "../../components/Chooser/chooserAnswers.ts";
import { groupSuburbs } from "../../components/Chooser/suburbGroups.ts";
import type { Head } from "../../components/Layout/head.tsx";

export type Data = ReturnType<typeof data>;

/** The questions, and every answer under its trouble. */
export function data({ content, pictures }: PageContextServer) {
	const { chooser, regions, suburbs } = content;
	const { title, description, lead } = chooser;
	const head: Head = { title, description, path: "/which-product" };
	return {
		head,
		title,
		lead,
		chooser: listChooser(content, pictures),
		suburbs: groupSuburbs(regions, suburbs),
	};
}
