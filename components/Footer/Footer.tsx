import { pickPages } from "../../scripts/content/addresses.ts";
import { listMenuProducts } from "../Header/MenuEntries.tsx";
import { listFilled, useSite } from "../Layout/siteContext.ts";
import { LinkList } from "../LinkList/LinkList.tsx";
import { OutsideLink } from "../LinkList/OutsideLink.tsx";
import { Brand } from "../Logo/Logo.tsx";

const quickLinks = pickPages(
	"/products",
	"/gallery",
	"/about",
	"/service-areas",
	"/locations",
	"/blog",
	"/plantation-shutters-guide",
	"/which-product",
	"/compare",
	"/sun",
	"/measure",
	"/price-guide",
);

/** Footer of every page. What content/site.yaml leaves empty has no row here (FTR-12). */
export function Footer() {
	const content = useSite();
	const { brand, tagline, about, phone, phoneLink, email, designer, contact } = content.site;
	return (
		<footer className="footer on-ink">
			<div className="wrap">
				<div className="cols">
					<div>
						<Brand brand={brand} tagline={tagline} />
						<p>{about}</p>
					</div>
					<nav aria-label="Products">
						<h2>Products</h2>
						<LinkList className="two" links={listMenuProducts(content)} />
					</nav>
					<nav aria-label="Quick links">
						<h2>Quick links</h2>
						<LinkList links={quickLinks} />
					</nav>
					<div>
						<h2>Contact</h2>
						<ul>
							<li>
								<a href={`tel:${phoneLink}`}>{phone}</a>
							</li>
							<li>
								<a href={`mailto:${email}`}>{email}</a>
							</li>
							{contact.address && <li>{contact.address}</li>}
							{listFilled(contact.businessHours).map(([days, open]) => (
								<li key={days}>
									{days}: {open}
								</li>
							))}
							{listFilled(contact.socialMedia).map(([name, path]) => (
								<li key={name}>
									<OutsideLink path={path} name={name} />
								</li>
							))}
						</ul>
					</div>
				</div>
				<div className="base">
					<span>
						&copy; <span id="year">{new Date().getFullYear()}</span> {brand}
					</span>
					<span>Pictures are rendered scenes</span>
					<a href="/privacy-policy">Privacy</a>
					<a href="/terms-conditions">Terms</a>
					<OutsideLink path={designer.url} name={`Site by ${designer.name}`} />
				</div>
			</div>
		</footer>
	);
}
