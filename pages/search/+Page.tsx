import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { type Link, LinkList } from "../../components/LinkList/LinkList.tsx";
import { SearchPage } from "../../components/Search/SearchPage.tsx";
import type { Data } from "./+data.ts";

/** Search with room for every result; without script, everything by subject. */
export function Page({ problems, products, regions, categories, guide, questions, others }: Data) {
	const subjects = [
		{ id: "problems", title: "Problems people have", list: <Problems problems={problems} /> },
		{ id: "products", title: "Products", list: <Links links={products} /> },
		{ id: "places", title: "Places", list: <PlaceLinks regions={regions} /> },
		{ id: "posts", title: "Posts by category", list: <CategoryPosts categories={categories} /> },
		{ id: "guide", title: "Plantation shutters guide", list: <Links links={guide} /> },
		{ id: "questions", title: "Questions people ask", list: <Links links={questions} /> },
		{ id: "pages", title: "Other pages", list: <Links links={others} /> },
	];
	return (
		<div className="search-page">
			<Hero title="Search" crumbs={[{ name: "Search" }]} />
			<Island name="SearchPage" component={SearchPage} props={{}} />
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

/** What troubles people at a window, with what the page behind it says. */
function Problems({ problems }: Pick<Data, "problems">) {
	return (
		<ul className="grouped mt">
			{problems.map(({ href, title, says }) => (
				<li key={href}>
					<a href={href}>{title}</a>
					<p className="note">{says}</p>
				</li>
			))}
		</ul>
	);
}

function Links({ links }: { links: Link[] }) {
	return <LinkList className="columns four mt" links={links} />;
}

function PlaceLinks({ regions }: Pick<Data, "regions">) {
	return regions.map(({ name, suburbs }) => (
		<section className="mt" aria-label={name} key={name}>
			<h3>{name}</h3>
			<Links links={suburbs} />
		</section>
	));
}

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
