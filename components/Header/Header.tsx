import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Layout/siteContext.ts";
import { Brand } from "../Logo/Logo.tsx";
import { MenuEntries } from "./MenuEntries.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { ProductsPanel } from "./ProductsPanel.tsx";
import { TopBar } from "./TopBar.tsx";

/** Top bar, brand, main menu and phone menu. All of it works without script; components/behaviours adds to it. */
export function Header({ path }: { path: string }) {
	const { brand, tagline } = useSite().site;
	return (
		<>
			<TopBar />
			<header className="header">
				<div className="wrap">
					<Brand brand={brand} tagline={tagline} />
					<nav className="nav" aria-label="Main">
						<MenuEntries path={path} products={<ProductsPanel path={path} />} />
					</nav>
					<a className="btn sm" href="/contact">
						Free Quote
					</a>
					<button className="menu-btn" type="button" popoverTarget="menu">
						<Icon name="menu" />
						Menu
						<span className="listed" hidden>
							<span className="vh">, your windows </span>
							<b />
						</span>
					</button>
					<MobileMenu path={path} />
				</div>
			</header>
		</>
	);
}
