import { listChooser } from "../../components/Chooser/chooserAnswers.ts";
import { groupSuburbs } from "../../components/Chooser/suburbGroups.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { getContent } from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** The questions, and every answer under its trouble. */
export function data() {
	const { chooser, regions, suburbs } = getContent();
	const { title, description, lead } = chooser;
	const head: Head = { title, description, path: "/which-product" };
	return {
		head,
		title,
		lead,
		chooser: listChooser(),
		suburbs: groupSuburbs(regions, suburbs),
	};
}
