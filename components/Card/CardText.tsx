import type { Post } from "../../scripts/content/collections.ts";
import { formatDay } from "../../scripts/content/format.ts";
import { Icon } from "../Icon/Icon.tsx";

/** A word with a hyphen in it, or the place after a slash. */
const seams = /([^\s/]+-[^\s/]+|(?<=\/))/;

/**
 * A heading that may go to the next line after a slash, as "Zip Screens/Awnings" is wider than a small card, but
 * not after a hyphen: "in-" and "home" stay together.
 */
export function Breakable({ name }: { name: string }) {
	return name.split(seams).map((part, index) => {
		if (index % 2 === 0) return part;
		return part ? (
			<span className="whole" key={part}>
				{part}
			</span>
		) : (
			<wbr key="slash" />
		);
	});
}

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

/** The day of a post, and where readers do not see it yet, that they do not. */
export function PostDay({ post: { date, unseen } }: { post: Pick<Post, "date" | "unseen"> }) {
	const day = formatDay(date);
	return (
		<>
			<time dateTime={date}>{day}</time>
			{unseen && <strong>{unseen === "draft" ? "draft" : `published on ${day}`}</strong>}
		</>
	);
}
