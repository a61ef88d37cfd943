import { type RefObject, useEffect } from "react";
import type { Notice } from "./EnquiryNotice.tsx";

/** Milliseconds between tries while the visitor waits for the connection: it often comes back in fits and starts. */
export const nextTry = 10_000;

/** Submits the form for a visitor who waits for the connection, once it is back. */
export function useRetry(
	notice: Notice | undefined,
	online: boolean,
	button: RefObject<HTMLButtonElement | null>,
): void {
	useEffect(() => {
		if (notice?.kind !== "waiting" || !online) return;
		const timer = setTimeout(() => button.current?.form?.requestSubmit(), notice.pause);
		return () => clearTimeout(timer);
	}, [notice, online, button]);
}
