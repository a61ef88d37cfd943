import { Contents, Prose } from "../../components/Article/Prose.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { formatDay } from "../../scripts/content/format.ts";
import type { Data } from "./+data.ts";

/** A legal text with the date of its last change; below the terms, what the owner has promised beyond them. */
export function Page({ page, text, promised }: Data) {
	return (
		<>
			<Hero title={page.title} lead={page.lead} crumbs={[{ name: page.title }]}>
				{page.updated && <p className="note">Last updated: {formatDay(page.updated)}</p>}
			</Hero>
			<div className="wrap band tight article">
				<div className="aside">
					<Contents title="On this page" sections={text.sections} />
				</div>
				<div>
					<Prose text={text} />
					{promised.map(({ text: words }) => (
						<p key={words}>{words}</p>
					))}
				</div>
			</div>
		</>
	);
}
