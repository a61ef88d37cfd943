import { Hero } from "../../components/Hero/Hero.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList } from "../../components/LinkList/LinkList.tsx";
import { SearchForm } from "../../components/Search/SearchForm.tsx";
import type { Data, Link } from "./+data.ts";

/** Search with room for every result; without script, everything by subject (BEY-04). */
export function Page({ products, regions, categories, guide, questions, others }: Data) {
	const subjects = [
		{ id: "products", title: "Products", list: <Links links={products} /> },
		{ id: "places", title: "Places", list: <PlaceLinks regions={regions} /> },
		{ id: "posts", title: "Posts by category", list: <CategoryPosts categories={categories} /> },
		{ id: "guide", title: "Plantation shutters guide", list: <Links links={guide} /> },
		{ id: "questions", title: "Questions people ask", list: <Links links={questions} /> },
		{ id: "pages", title: "Other pages", list: <Links links={others} /> },
	];
	return (
		<div data-mount="search-page">
			<Hero title="Search" crumbs={[{ name: "Search" }]}>
				<SearchForm label="Posts, products, places and questions">
					<noscript>
						<p className="note">
							Searching needs JavaScript, which is off in this browser. Everything is listed below
							by subject.
						</p>
					</noscript>
				</SearchForm>
			</Hero>
			<div className="wrap found">
				<p role="status" className="note" />
				<div data-results="" />
			</div>
			<div data-listing="">
				<nav className="wrap" aria-label="Subjects">
					<LinkList
						className="tags"
						links={subjects.map(({ id, title }) => ({ name: title, path: `#${id}` }))}
					/>
				</nav>
				{subjects.map(({ id, title, list }) => (
					<Band kind="tight" id={id} aria-labelledby={`${id}-h`} key={id} title={title}>
						{list}
					</Band>
				))}
			</div>
		</div>
	);
}

/** Links in columns. */
function Links({ links }: { links: Link[] }) {
	return <LinkList className="towns four mt" links={links} />;
}

/** The suburbs of every region. */
function PlaceLinks({ regions }: Pick<Data, "regions">) {
	return regions.map(({ name, suburbs }) => (
		<section className="mt" aria-label={name} key={name}>
			<h3>{name}</h3>
			<Links links={suburbs} />
		</section>
	));
}

/** Every post under its category. */
function CategoryPosts({ categories }: Pick<Data, "categories">) {
	return (
		<ul className="grouped mt">
			{categories.map(({ name, path, posts }) => (
				<li key={name}>
					<h3 className="h4">
						<a href={path}>{name}</a>
					</h3>
					<LinkList links={posts} />
				</li>
			))}
		</ul>
	);
}
