import { day } from "./schemas/day.ts";
import type { PostFrontmatter } from "./schemas/post.ts";

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
export function isPublished(
	{ draft, date }: Pick<PostFrontmatter, "draft" | "date">,
	today: string,
): boolean {
	return !draft && date <= today;
}
