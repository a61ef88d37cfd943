import { useEffect, useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import type { Notice } from "./EnquiryNotice.tsx";

/** What the line above the button says; at first that the draft was restored, if there is one. */
export function useNotice(draft: Draft | undefined) {
	const [notice, setNotice] = useState<Notice>();
	/** Set while the visitor wants the enquiry sent once the connection is back. */
	const waiting = useRef<AbortController>(undefined);

	// In an effect, because the server's markup has no notice.
	useEffect(() => {
		if (draft) setNotice({ kind: "restored", savedAt: draft.savedAt });
	}, [draft]);

	/** Any notice other than waiting ends the waiting. */
	function say(next?: Notice) {
		if (next?.kind !== "waiting") waiting.current = undefined;
		setNotice(next);
	}

	return { notice, waiting, say };
}
