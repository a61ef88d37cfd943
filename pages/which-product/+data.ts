import type { PageContextServer } from "vike/types";
import { listChooser } from "../../components/Chooser/chooserAnswers.ts";
import type { Head } from "../../components/Layout/head.tsx";

export type Data = ReturnType<typeof data>;

/** The questions, and every answer under its trouble. */
export function data({ content, pictures }: PageContextServer) {
	const { title, description, lead } = content.chooser;
	const head: Head = { title, description };
	return { head, title, lead, chooser: listChooser(content, pictures) };
}
