import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { readFigures } from "../../components/LengthCheck/lengthFigures.ts";

export type Data = ReturnType<typeof data>;

/** The ways of fitting with their drawings, and the limits for an opening out of square. */
export function data({ content }: PageContextServer) {
	const { measure, prices } = content;
	const head: Head = { title: measure.title, description: measure.description };
	const [square = 0, face = 0] = readFigures(content, "ref-square-opening");
	const check = { limits: [square, face] as const, sizes: prices.sizes };
	return { head, words: measure, check };
}
