import { useEffect, useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import type { Notice } from "./EnquiryNotice.tsx";

/** What the line above the button says; at first that the draft was restored, when there is one. */
export function useNotice(draft: Draft | undefined) {
	const [notice, setNotice] = useState<Notice>();
	/** There while the visitor has asked that the enquiry be sent when the connection is back. */
	const waiting = useRef<AbortController>(undefined);

	// Only now, because the server's markup has no notice.
	useEffect(() => {
		if (draft) setNotice({ kind: "restored", savedAt: draft.savedAt });
	}, [draft]);

	/** Any notice but that of waiting ends the waiting. */
	function say(next?: Notice) {
		if (next?.kind !== "waiting") waiting.current = undefined;
		setNotice(next);
	}

	return { notice, waiting, say };
}
