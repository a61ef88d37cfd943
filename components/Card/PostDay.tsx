import type { Post } from "../../scripts/content/collections.ts";
import { formatDay } from "../../scripts/content/format.ts";

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
