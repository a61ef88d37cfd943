import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Layout/siteContext.ts";
import { OutsideLink } from "../LinkList/OutsideLink.tsx";

/**
 * Quick contact above the header, from 768 px.
 * The e-mail address is not in the HTML (HDR-04): without script the button leads to the contact page.
 */
export function TopBar() {
	const { phone, phoneLink, email, contact } = useSite().site;
	const { facebook, instagram } = contact.socialMedia;
	return (
		<section className="topbar" aria-label="Quick contact">
			<div className="wrap">
				<p>Helensburgh to Gerroa, and up the escarpment to the Highlands</p>
				<ListedWindows />
				<a href={`tel:${phoneLink}`}>
					<Icon name="phone" />
					{phone}
				</a>
				<form action="/contact" id="email-button" data-code={encodeAddress(email)}>
					<button type="submit">
						<Icon name="mail" />
						<span>Click to Email Us</span>
					</button>
				</form>
				{facebook && <OutsideLink path={facebook} name="Facebook" />}
				{instagram && <OutsideLink path={instagram} name="Instagram" />}
				<SearchButton />
			</div>
		</section>
	);
}

/** Reversed base64: enough to keep the address out of the HTML for people and harvesters alike. */
function encodeAddress(email: string): string {
	return [...btoa(email)].reverse().join("");
}

/** Leads to the visitor's list once there is one (components/behaviours/windowCount.ts). */
export function ListedWindows({ className = "" }) {
	return (
		<a className={`listed ${className}`} href="/your-windows" hidden>
			Your windows <b />
		</a>
	);
}

/** Opens search; without script it leads to the search page. */
export function SearchButton({ className }: { className?: string }) {
	return (
		<form action="/search" className="open-search">
			<button className={className} type="submit">
				<Icon name="search" />
				Search
			</button>
		</form>
	);
}
