import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Layout/siteContext.ts";

/** Call button that stays in view; it shows the number from 768 px (CALL-04). */
export function CallButton() {
	const { owner, phone, phoneLink } = useSite().site;
	return (
		<aside aria-label="Call us">
			<a className="call" href={`tel:${phoneLink}`} aria-label={`Call ${owner} on ${phone}`}>
				<Icon name="phone" />
				<b>Call</b>
				<span>{phone}</span>
			</a>
		</aside>
	);
}
