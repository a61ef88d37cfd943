import GithubSlugger from "github-slugger";
import { getStandingPage } from "../../content/collections.ts";
import { readPassages } from "./passages.ts";

/** Sections of the shutters guide with their addresses; the anchors are those that rehype-slug gives. */
export function listGuideSections(): { name: string; path: string; text: string }[] {
	const { file, slug } = getStandingPage("plantation-shutters-guide");
	const slugger = new GithubSlugger();
	return readPassages(file)
		.filter(({ heading }) => heading)
		.map(({ heading, text }) => ({
			name: heading,
			path: `/${slug}#${slugger.slug(heading)}`,
			text,
		}));
}
