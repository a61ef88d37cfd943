import type { Post } from "./load.ts";
import { day } from "./schemas/text.ts";

const sydney = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" });

/**
 * Today as `2025-09-17`, in the time zone of the business: hosts build in UTC, ten hours behind.
 * BUILD_DATE overrides it.
 * @throws when BUILD_DATE is not a day
 */
export function getToday(): string {
	const given = process.env.BUILD_DATE;
	if (!given) return sydney.format(new Date());
	if (day.safeParse(given).success) return given;
	throw new Error(`BUILD_DATE is "${given}"; write a day such as 2025-09-17`);
}

/** True for a post that readers may see on a day: not a draft, and not dated later. */
export function isPublished({ draft, date }: Pick<Post, "draft" | "date">, today: string): boolean {
	return !draft && date <= today;
}

/**
 * The posts that a build shows: to readers those that are published, in a preview of Netlify's those that wait for their
 * day too, and in `npm run dev` drafts as well. Those that readers do not see yet say so.
 */
export function listShown(posts: readonly Post[]): Post[] {
	const today = getToday();
	const isDev = process.env.NODE_ENV === "development";
	const isPreview = /^(?:deploy-preview|branch-deploy)$/.test(process.env.CONTEXT ?? "");
	return posts.flatMap((post) => {
		if (isPublished(post, today)) return post;
		if (post.draft) return isDev ? { ...post, unseen: "draft" } : [];
		return isDev || isPreview ? { ...post, unseen: "waits" } : [];
	});
}

const days = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/** Says how many posts wait for their day, and until when: "1 post waits until 12 March 2026." Empty when none does. */
export function describeWaiting(posts: readonly Post[], today: string): string {
	const dates = posts.filter(({ draft, date }) => !draft && date > today).map(({ date }) => date);
	const [first] = dates.sort();
	if (!first) return "";
	const until = days.format(new Date(first));
	return dates.length === 1
		? ` 1 post waits until ${until}.`
		: ` ${dates.length} posts wait, the first until ${until}.`;
}
