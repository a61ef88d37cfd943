import type { ComponentProps } from "react";

type Label = { "aria-label": string } | { "aria-labelledby": string };

/**
 * A box that scrolls separately, so that a wide table or drawing can be seen whole on a phone. It takes the focus,
 * for scrolling with the keyboard, and so it needs a name.
 */
export function ScrollBox({ className = "tbl", ...rest }: ComponentProps<"section"> & Label) {
	// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
	return <section className={className} tabIndex={0} {...rest} />;
}
