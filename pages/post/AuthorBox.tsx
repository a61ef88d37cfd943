import { getContent } from "../../scripts/content/collections.ts";

/** Who wrote the post, with one of two drawn portraits, chosen by the author's name (PST-10, Q11). */
export function AuthorBox({ author }: { author: string }) {
	const { authors, years } = getContent().site;
	const portrait = author.includes(authors.portraitFirstName) ? "highlands" : "coast";
	return (
		<div className="author mt">
			<img src={`/portraits/${portrait}.svg`} alt="" width="64" height="64" loading="lazy" />
			<div>
				<h2>{author}</h2>
				<p className="note">
					Written by our fitters, who have spent over {years.business} years working out which way
					the wind comes from.
				</p>
			</div>
		</div>
	);
}
