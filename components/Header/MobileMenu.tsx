import { ArrowLink, Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Layout/siteContext.ts";
import { LinkList } from "../LinkList/LinkList.tsx";
import { Brand } from "../Logo/Logo.tsx";
import { listMenuProducts, MenuEntries, ProductsSummary } from "./MenuEntries.tsx";
import { ListedWindows, SearchButton } from "./TopBar.tsx";

/** Full-screen menu below 1024 px: a popover, so that it opens, closes and obeys Escape without script. */
export function MobileMenu({ path }: { path: string }) {
	const content = useSite();
	const { brand, phone, phoneLink } = content.site;
	return (
		<div className="menu" id="menu" popover="auto" role="dialog" aria-label="Menu">
			<div className="menu-top">
				<Brand brand={brand} />
				<button
					className="menu-btn"
					type="button"
					popoverTarget="menu"
					popoverTargetAction="hide"
					// biome-ignore lint/a11y/noAutofocus: it covers the button that opened it, which would keep the focus
					autoFocus
				>
					<Icon name="x" />
					Close
				</button>
			</div>
			<SearchButton className="btn line" />
			<nav aria-label="Mobile">
				<MenuEntries
					path={path}
					products={
						<details>
							<ProductsSummary path={path} />
							<LinkList links={listMenuProducts(content)} current={path} />
						</details>
					}
				/>
			</nav>
			<div className="acts">
				<ListedWindows className="more" />
				<ArrowLink href="/products">All products</ArrowLink>
				<ArrowLink href="/price-guide">Price guide</ArrowLink>
				<a className="btn" href="/contact">
					Free Quote
				</a>
				<a className="btn line" href={`tel:${phoneLink}`}>
					<Icon name="phone" />
					Call {phone}
				</a>
			</div>
		</div>
	);
}
