import type { PostFrontmatter } from "../schema/post.ts";

const sydney = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" });

/**
 * Today as `2025-09-17`, as the calendar in the shop shows it: hosts build in UTC, ten hours behind.
 * BUILD_DATE stands in for it.
 * @throws when BUILD_DATE is not a day
 */
export function getToday(): string {
	const given = process.env.BUILD_DATE;
	if (!given) return sydney.format(new Date());
	if (/^\d{4}-\d{2}-\d{2}$/.test(given)) return given;
	throw new Error(`BUILD_DATE is "${given}"; write a day such as 2025-09-17`);
}

/** True for a post that readers may see on a day: no draft, and its date has come. */
export function isPublished(
	{ draft, date }: Pick<PostFrontmatter, "draft" | "date">,
	today: string,
): boolean {
	return !draft && date <= today;
}
