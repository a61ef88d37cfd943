import { type Link, LinkList } from "../LinkList/LinkList.tsx";
import { SearchForm } from "../Search/SearchForm.tsx";

interface Props {
	title: string;
	text: string;
	/** What the search field asks for. */
	label: string;
	/** Where to start from instead. */
	links: Link[];
}

/** The screen for a page that does not exist: closed shutters, with light only in the gaps, and ways on. */
export function NotFound({ title, text, label, links }: Props) {
	return (
		<section className="not-found on-ink">
			<div className="wrap">
				<h1>{title}</h1>
				<p className="lead mt">That page is not here. Search, or start from one of these:</p>
				<SearchForm label={label} />
				<LinkList className="columns mt" links={links} />
				<p className="mt">{text}</p>
				<p className="acts mt">
					<a className="btn" href="/">
						Return to homepage
					</a>
					<a className="btn line" href="/contact">
						Contact Us
					</a>
				</p>
			</div>
		</section>
	);
}
