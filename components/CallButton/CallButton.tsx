import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Layout/siteContext.ts";

/**
 * Call button that stays in view; it shows the number from 768 px (CALL-04). Below 1024 px it is half of a bar, and the
 * quote, which the header has no room for there, the other half.
 */
export function CallButton() {
	const { owner, phone, phoneLink } = useSite().site;
	return (
		<aside aria-label="Call us">
			<a className="call" href={`tel:${phoneLink}`} aria-label={`Call ${owner} on ${phone}`}>
				<Icon name="phone" />
				<b>Call</b>
				<span>{phone}</span>
			</a>
			<a className="call quote" href="/contact">
				Free Quote
			</a>
		</aside>
	);
}
