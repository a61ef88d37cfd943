import type { Submission } from "../../netlify/enquiries/schema.ts";
import { attempt } from "./storage.ts";
import { empty, leaveOut, listFieldNames } from "./values.ts";

const storageKey = "enquiry-draft";
const version = 1;
/** Milliseconds a draft is kept: 30 days. */
const longestKept = 30 * 24 * 3_600_000;

export interface Draft {
	version: typeof version;
	/** Unix time in milliseconds. */
	savedAt: number;
	values: Submission;
	/** Key under which the enquiry is sent (enquiryKey.ts). */
	key?: string;
	/** What the page that wrote the draft had filled in itself. */
	offered?: Submission;
}

/** The draft that this browser keeps. Drafts of another version or older than 30 days are dropped. */
export function readDraft(now = Date.now()): Draft | undefined {
	const text = attempt(() => localStorage.getItem(storageKey));
	if (!text) return;
	const draft = attempt(() => JSON.parse(text) as unknown);
	if (isDraft(draft) && now - draft.savedAt <= longestKept) {
		const { values, offered } = draft;
		return { ...draft, values: fitForm(values), offered: offered && fitForm(offered) };
	}
	dropDraft();
}

/** The draft as another tab or a later page has written it since a time. */
export function readDraftSince(time: number): Draft | undefined {
	const draft = readDraft();
	return draft && draft.savedAt > time ? draft : undefined;
}

/**
 * Keeps what is in the form; a form that nobody has written in leaves no draft.
 * @param offered what the page filled in itself
 */
export function writeDraft(
	values: Submission,
	{
		key,
		offered = empty,
		now = Date.now(),
	}: { key?: string; offered?: Submission; now?: number } = {},
): void {
	if (isUntouched(values, offered)) {
		dropDraft();
		return;
	}
	const draft: Draft = { version, savedAt: now, values, key, offered };
	attempt(() => localStorage.setItem(storageKey, JSON.stringify(draft)));
}

/** Forgets the draft that this browser keeps. */
export function dropDraft(): void {
	attempt(() => localStorage.removeItem(storageKey));
}

/** What the visitor wrote of a draft, without what its page had filled in. */
export function listWritten({ values, offered = empty }: Draft): Submission {
	return leaveOut(offered, values);
}

/** Whether the form has nothing but what the page filled in. */
export function isUntouched(values: Submission, offered: Submission): boolean {
	return Object.values(leaveOut(offered, values)).every((value) => !value.length);
}

function isDraft(value: unknown): value is Draft {
	const draft = value as Partial<Draft> | null;
	return (
		draft?.version === version &&
		typeof draft.savedAt === "number" &&
		hasFormKinds(draft.values) &&
		(draft.key === undefined || typeof draft.key === "string") &&
		(draft.offered === undefined || hasFormKinds(draft.offered))
	);
}

/** Whether every field that is there is of the form's kind, a text or a list. */
function hasFormKinds(values: unknown): values is Partial<Submission> {
	if (typeof values !== "object" || values === null) return false;
	return Object.entries(empty).every(([name, wanted]) => {
		const { [name]: found = wanted } = values as Record<string, unknown>;
		return typeof found === typeof wanted && Array.isArray(found) === Array.isArray(wanted);
	});
}

/** The fields that the form has now: a draft may be from before it got one, or lost one. */
function fitForm(values: Partial<Submission>): Submission {
	const fields = listFieldNames().map((name) => [name, values[name] ?? empty[name]]);
	return Object.fromEntries(fields) as Submission;
}
