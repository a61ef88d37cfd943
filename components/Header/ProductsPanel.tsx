import { useSite } from "../Layout/siteContext.ts";
import { LinkList } from "../LinkList/LinkList.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { listMenuProducts, ProductsSummary } from "./MenuEntries.tsx";

/** Columns of the panel; each continues the one before, which keeps the order of the menu (HDR-12). */
const columns = [
	{ title: "Shutters & blinds", from: 0, to: 5 },
	{ title: "Outdoors", from: 5, to: 8 },
	{ title: "Sheers & heritage", from: 8, to: 11 },
];

/** The Products dropdown: a details element, so that it opens without script. */
export function ProductsPanel({ path }: { path: string }) {
	const products = listMenuProducts(useSite());
	return (
		<details name="nav" id="products-panel">
			<ProductsSummary path={path} />
			<div className="mega">
				<div className="wrap">
					{columns.map(({ title, from, to }) => (
						<div key={title}>
							<h2>{title}</h2>
							<LinkList links={products.slice(from, to)} current={path} />
						</div>
					))}
					<figure>
						<Picture name="plantation-shutters" slot="menu" alt="" />
						<figcaption>
							Not sure which one? We bring samples to your window.{" "}
							<a href="/products">All products</a> or <a href="/price-guide">what they cost</a>
						</figcaption>
					</figure>
				</div>
			</div>
		</details>
	);
}
