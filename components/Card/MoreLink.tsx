import { Icon } from "../Icon/Icon.tsx";

/** The link of a card that says more than "Learn More" to a screen reader. */
export function MoreLink({ href, label, about }: { href: string; label: string; about: string }) {
	return (
		<a className="more" href={href}>
			{label}
			<span className="vh"> about {about}</span>
			<Icon name="arrow-right" />
		</a>
	);
}
