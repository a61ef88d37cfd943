import type { z } from "zod";

/** Says what to do, and at which key of the entry; without one, at the entry. */
type Advise = (advice: string, key?: string) => void;

/**
 * Turns a rule about keys that need or exclude one another into a refinement.
 * It says nothing of an entry with another fault: a misspelt key may be the one that is not there.
 */
export function weighKeys<Entry>(rule: (entry: Entry, advise: Advise) => void) {
	return (entry: Entry, context: z.RefinementCtx<Entry>) => {
		if (context.issues.length) return;
		rule(entry, (message, key) =>
			context.addIssue({ code: "custom", path: key ? [key] : [], message }),
		);
	};
}
