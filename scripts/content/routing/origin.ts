import { getContent } from "../collections.ts";

/** Public address of the site, without a trailing slash: SITE_ORIGIN, otherwise content/site.yaml (Q44). */
export function getOrigin(): string {
	return (process.env.SITE_ORIGIN || getContent().site.origin).replace(/\/$/, "");
}

/** Absolute address of a path. */
export function absolute(path: string): string {
	return getOrigin() + (path === "/" ? "/" : path);
}
