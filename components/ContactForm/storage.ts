import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/enquiries/records.ts";
import { empty, isUntouched, leaveOut, listFieldNames, type Subject } from "./enquiry.ts";

const draftKey = "enquiry-draft";
const version = 1;
/** Milliseconds a draft is kept: 30 days. */
const longestKept = 30 * 24 * 3_600_000;

/** What a visitor has written, kept in this browser until it is sent. */
export interface Draft {
	version: typeof version;
	/** Unix time in milliseconds. */
	savedAt: number;
	values: Submission;
	/** Key under which the enquiry is sent. */
	key?: string;
	/** What the page that wrote the draft had filled in itself. */
	offered?: Submission;
}

/** Works with the browser's storage; undefined where that is forbidden or full. */
function attempt<Result>(work: () => Result): Result | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

/** The draft that this browser keeps. Drafts of another version or older than 30 days are dropped. */
export function readDraft(now = Date.now()): Draft | undefined {
	const text = attempt(() => localStorage.getItem(draftKey));
	if (!text) return;
	const draft = attempt(() => JSON.parse(text) as unknown);
	if (isDraft(draft) && now - draft.savedAt <= longestKept) {
		const { values, offered } = draft;
		return { ...draft, values: fitForm(values), offered: offered && fitForm(offered) };
	}
	dropDraft();
}

/**
 * Keeps what is in the form; a form that nobody has written in leaves no draft.
 * @param offered what the page filled in itself
 */
export function writeDraft(
	values: Submission,
	{ key, offered = empty, savedAt = Date.now() }: Partial<Draft> = {},
): void {
	const draft: Draft = { version, savedAt, values, key, offered };
	if (isUntouched(values, offered)) dropDraft();
	else attempt(() => localStorage.setItem(draftKey, JSON.stringify(draft)));
}

/** Forgets the draft that this browser keeps. */
export function dropDraft(): void {
	attempt(() => localStorage.removeItem(draftKey));
}

/** What the visitor wrote of a draft, without what its page had filled in. */
export function listWritten({ values, offered = empty }: Draft): Submission {
	return leaveOut(offered, values);
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

/**
 * Keeps a page's form as the draft, with the key under which it is sent. Other tabs and later pages write the same
 * draft: it is one enquiry, under one key.
 * @param opened what the form opened with
 */
export function keepDraftOf(
	form: Pick<UseFormReturn<Submission>, "getValues" | "setValue">,
	opened: { draft?: Draft; values: Submission; offered: Submission },
) {
	let key = opened.draft?.key;
	/** The draft as this page last read or wrote it. */
	let last = { savedAt: opened.draft?.savedAt ?? Date.now(), values: opened.values };

	function write() {
		key ??= makeKey();
		last = { savedAt: Date.now(), values: form.getValues() };
		writeDraft(last.values, { key, offered: opened.offered, savedAt: last.savedAt });
	}

	/** The draft if another tab has written to it since. */
	function readNewer() {
		const draft = readDraft();
		return draft && draft.savedAt > last.savedAt ? draft : undefined;
	}

	return {
		/** Writes the draft, with what the visitor has written in another tab since this page did. */
		keep() {
			const newer = readNewer();
			if (newer) {
				key ??= newer.key;
				const written = listWritten(newer);
				for (const name of listFieldNames()) {
					const isAsItWas = String(form.getValues(name)) === String(last.values[name]);
					if (isAsItWas && written[name].length) form.setValue(name, written[name]);
				}
			}
			write();
		},
		/** Writes the draft unless another tab has written to it since. Returns the key. */
		hold(): string {
			if (!readNewer()) write();
			key ??= makeKey();
			return key;
		},
		/**
		 * Drops the draft; what is written next is another enquiry, with its own key. What another tab has written since
		 * is not sent yet, and stays.
		 */
		drop() {
			key = undefined;
			if (!readNewer()) dropDraft();
			last = { ...last, values: empty };
		},
	};
}

/**
 * Key of an enquiry, made at its first word and kept in its draft: however often and from however many pages
 * the same words are sent, they are stored once (Q15). The server tells different words apart by a digest
 * (netlify/enquiries/identity.ts).
 *
 * UUID version 7 (RFC 9562): 48 bits of Unix time in milliseconds, the rest random. The uuid package weighs
 * 0.5 KB more in the browser, and crypto.randomUUID is missing where the site is served without TLS.
 */
export function makeKey(now = Date.now()): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	const time = now.toString(16).padStart(12, "0");
	const variant = "89ab".charAt((bytes[8] ?? 0) & 3);
	return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Session-storage key for the subject of the next enquiry, written by quote.mount.ts. */
const subjectKey = "enquiry-subject";

/** Returns the subject that was handed over, once: a reload does not bring it back. */
export function takeSubject(): Subject | undefined {
	return attempt(() => {
		const kept: unknown = JSON.parse(sessionStorage.getItem(subjectKey) ?? "null");
		sessionStorage.removeItem(subjectKey);
		return isSubject(kept) ? kept : undefined;
	});
}

function isSubject(kept: unknown): kept is Subject {
	if (!(kept instanceof Object)) return false;
	const { interests = [], ...texts } = kept as Subject;
	return (
		Array.isArray(interests) &&
		[...interests, ...Object.values(texts)].every((text) => typeof text === "string")
	);
}
