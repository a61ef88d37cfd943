import { readSubject, type Subject } from "../QuoteLink/subject.ts";
import { empty, listFieldNames, type Values } from "./enquiry.ts";

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

/** Works with the browser's storage; undefined where that is forbidden or full. */
function attempt<Result>(work: () => Result): Result | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

/** The text of the draft, by which two tabs notice what the other has written. */
function readText(): string | null | undefined {
	return attempt(() => localStorage.getItem(draftName));
}

/** The draft that this browser keeps. One that cannot be read or is older than 30 days is dropped. */
export function readDraft(now = Date.now()): Draft | undefined {
	const text = readText();
	if (!text) return undefined;
	const { savedAt, key, written } = attempt(() => JSON.parse(text) as Partial<Draft> | null) ?? {};
	if (typeof savedAt === "number" && typeof key === "string" && now - savedAt <= longestKept)
		return { savedAt, key, written: fitForm(written) };
	dropDraft();
}

/** Keeps a draft; one in which nothing is written is dropped. */
export function writeDraft(draft: Draft): void {
	if (Object.values(draft.written).every((value) => !value.length)) dropDraft();
	else attempt(() => localStorage.setItem(draftName, JSON.stringify(draft)));
}

/** Forgets the draft that this browser keeps. */
export function dropDraft(): void {
	attempt(() => localStorage.removeItem(draftName));
}

/** Of what was kept, the fields that the form has now, in its order: it may be from before the form got one, or lost one. */
function fitForm(kept: unknown): Partial<Values> {
	const found = Object(kept) as Record<string, unknown>;
	const fields = listFieldNames().flatMap((name) => {
		const value = found[name];
		const isList = Array.isArray(value) && value.every((text) => typeof text === "string");
		const fits = Array.isArray(empty[name]) ? isList : typeof value === "string";
		return fits ? [[name, value]] : [];
	});
	return Object.fromEntries(fields);
}

/** Returns the subject that a quote link has put into the address, once: a reload does not bring it back. */
export function takeSubject(): Subject | undefined {
	const subject = readSubject(location.hash);
	if (subject) history.replaceState(history.state, "", location.pathname + location.search);
	return subject;
}

/** The part of a form that its draft reads and writes. */
interface DraftedForm {
	getValues: () => Values;
	setValue: (name: keyof Values, value: never) => void;
}

/**
 * Keeps a page's form as the draft. Other tabs and later pages write the same draft: it is one enquiry, under one key.
 * @param opened what the form opened with
 */
export function keepDraftOf(
	form: DraftedForm,
	opened: { draft?: Draft; changed: (keyof Values)[] },
) {
	let key = opened.draft?.key;
	/** The fields that the visitor has changed on this page. */
	const changedHere = new Set(opened.changed);
	let lastText = readText();

	/** Writes the draft, with what the visitor has changed in other tabs. Returns its key. */
	function keep(changed: (keyof Values)[] = []): string {
		for (const name of changed) changedHere.add(name);
		const other = readDraft();
		for (const [name, value] of Object.entries(other?.written ?? {}))
			if (!changedHere.has(name as keyof Values))
				form.setValue(name as keyof Values, value as never);
		key ??= other?.key ?? makeKey();
		const values = form.getValues();
		const written = { ...other?.written };
		for (const name of changedHere) Object.assign(written, { [name]: values[name] });
		writeDraft({ savedAt: Date.now(), key, written });
		lastText = readText();
		return key;
	}

	/** The draft as it was when the form was sent; nothing, if another tab had written to it. */
	let sentText: string | null | undefined;
	return {
		keep,
		/** Returns the key to send the form under, and keeps it until the answer has come. */
		hold(): string {
			const isOurs = readText() === lastText;
			if (isOurs) keep();
			sentText = isOurs ? lastText : undefined;
			key ??= makeKey();
			return key;
		},
		/** Drops the draft. What has been written since `hold`, here or in another tab, is not sent yet, and stays. */
		drop() {
			if (readText() === sentText) dropDraft();
		},
	};
}

/**
 * A version 7 UUID (RFC 9562): milliseconds since 1970, then chance. `crypto.randomUUID` makes version 4, which does not
 * tell when, and only under https; the package that the server has would be half a kilobyte of the form's code.
 */
export function makeKey(): string {
	const time = Date.now().toString(16).padStart(12, "0");
	const bytes = crypto.getRandomValues(new Uint8Array(9));
	const chance = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	const digits = `${time}7${chance.slice(0, 3)}8${chance.slice(3)}`;
	return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
