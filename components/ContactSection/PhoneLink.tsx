import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Layout/siteContext.ts";

/** The phone number with its icon; a tap calls it. */
export function PhoneLink() {
	const { phone, phoneLink } = useSite().site;
	return (
		<a className="more" href={`tel:${phoneLink}`}>
			<Icon name="phone" />
			{phone}
		</a>
	);
}
