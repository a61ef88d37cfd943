import { getContent } from "../../scripts/content/collections.ts";
import { Icon } from "../Icon/Icon.tsx";

/** The phone number with its icon; a tap calls it. */
export function PhoneLink() {
	const { phone, phoneLink } = getContent().site;
	return (
		<a className="more" href={`tel:${phoneLink}`}>
			<Icon name="phone" />
			{phone}
		</a>
	);
}
