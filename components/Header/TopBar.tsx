import { getContent } from "../../scripts/content/collections.ts";
import { Icon } from "../Icon/Icon.tsx";
import { SocialLink } from "../SocialLink/SocialLink.tsx";
import { SearchButton } from "./SearchButton.tsx";

/**
 * Quick contact above the header, from 768 px.
 * The e-mail address is not in the HTML (HDR-04): without script the button leads to the contact page.
 */
export function TopBar() {
	const { phone, phoneLink, email, contact } = getContent().site;
	const { facebook, instagram } = contact.socialMedia;
	return (
		<section className="topbar" aria-label="Quick contact">
			<div className="wrap">
				<p>Helensburgh to Gerroa, and up the escarpment to the Highlands</p>
				<a href={`tel:${phoneLink}`}>
					<Icon name="phone" />
					{phone}
				</a>
				<form action="/contact" data-mount="email" data-code={encodeAddress(email)}>
					<button type="submit">
						<Icon name="mail" />
						<span>Click to Email Us</span>
					</button>
				</form>
				{facebook && <SocialLink href={facebook} name="Facebook" />}
				{instagram && <SocialLink href={instagram} name="Instagram" />}
				<SearchButton />
			</div>
		</section>
	);
}

/** Reversed base64: enough to keep the address out of the HTML for people and harvesters alike. */
function encodeAddress(email: string): string {
	return [...btoa(email)].reverse().join("");
}
