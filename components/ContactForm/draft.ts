import type { UseFormReturn } from "react-hook-form";
import { v7 } from "uuid";
import { readStored, store } from "../Form/browserStorage.ts";
import { empty, type Values } from "./enquiry.ts";

const draftName = "enquiry-draft";
/** Milliseconds a draft is kept: 30 days. */
const longestKept = 30 * 24 * 3_600_000;

/** What a visitor has written, kept in this browser until it is sent. */
export interface Draft {
	/** Unix time in milliseconds. */
	savedAt: number;
	/**
	 * Key under which the enquiry is sent: however often and from however many pages the same words are sent, they are
	 * stored once. The server tells different words apart by a digest (netlify/enquiries/identity.ts).
	 */
	key: string;
	/** The fields that the visitor has changed. */
	written: Partial<Values>;
}

/** The draft that this browser keeps. One that cannot be read or is older than 30 days is dropped. */
export function readDraft(now = Date.now()): Draft | undefined {
	try {
		const { savedAt, key, written } = JSON.parse(readStored(draftName));
		if (typeof savedAt === "number" && typeof key === "string" && now - savedAt <= longestKept)
			return { savedAt, key, written: fitForm(written) };
	} catch {
		// None, or damaged.
	}
	dropDraft();
}

/** Keeps a draft; one in which nothing is written is dropped. */
export function writeDraft(draft: Draft): void {
	const isEmpty = Object.values(draft.written).every((value) => !value.length);
	store(draftName, isEmpty ? "" : JSON.stringify(draft));
}

/** Forgets the draft that this browser keeps. */
export function dropDraft(): void {
	store(draftName, "");
}

/**
 * Notes in this entry of the tab's history that an enquiry was sent, and nothing of its words: a phone may put the page
 * away while its camera is open for the photos.
 */
export function noteSent(key: string): void {
	history.replaceState({ ...history.state, sentKey: key }, "");
}

/** The key of the enquiry that was sent from this entry of the tab's history, for who reloads it or comes back to it. */
export function readSent(): string | undefined {
	const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const key: unknown = history.state?.sentKey;
	// Chromium keeps the state where a link leads to the page that it is on.
	return opened?.type !== "navigate" && typeof key === "string" ? key : undefined;
}

/** Of what was kept, the fields that the form has now: it may be from before the form got one, or lost one. */
function fitForm(kept: unknown): Partial<Values> {
	const fits = ([name, value]: [string, unknown]) =>
		Object.hasOwn(empty, name) &&
		Array.isArray(value) === Array.isArray(empty[name as keyof Values]) &&
		[value].flat().every((text) => typeof text === "string");
	return Object.fromEntries(Object.entries(Object(kept)).filter(fits));
}

/**
 * Keeps a page's form as the draft; of several tabs the one that was typed in last.
 * @param opened what the form opened with
 */
export function keepDraftOf(
	form: UseFormReturn<Values>,
	{ draft, changed }: { draft?: Draft; changed: (keyof Values)[] },
) {
	const key = draft?.key ?? v7();
	const written = new Set(changed);
	/** The draft as this page knows it. */
	let known = readStored(draftName);
	for (const name in draft?.written) written.add(name as keyof Values);

	function keep(more: (keyof Values)[] = []): void {
		// The hidden field for robots, which a password manager may fill in too, is none of them.
		for (const name of more) if (Object.hasOwn(empty, name)) written.add(name);
		const values = form.getValues();
		const fields = Array.from(written, (name) => [name, values[name]]);
		writeDraft({ savedAt: Date.now(), key, written: Object.fromEntries(fields) });
		known = readStored(draftName);
	}

	/** Returns what drops the draft once what is sent now has arrived: not what has been written since, here or in another tab. */
	function hold() {
		const sent = known;
		return () => {
			if (readStored(draftName) === sent) dropDraft();
		};
	}
	return { key, keep, hold };
}
