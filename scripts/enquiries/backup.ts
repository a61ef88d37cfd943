import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Readable, Writable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { listKeys, markOf, readText } from "../../netlify/enquiries/blobs.ts";
import { keyOf } from "../../netlify/enquiries/identity.ts";
import { type Job, UserError, writeForOwner } from "./access.ts";

interface Entry {
	kind: (typeof kinds)[number];
	key: string;
	data: string;
}

/**
 * In the order in which they are restored: marks of deletions first, then what belongs to records, then these: the live
 * site reads a record, and tells people of it, as soon as it is there.
 */
const kinds = [
	"deleted",
	"announcements",
	"notes",
	"photos",
	"enquiries",
	"subscribers",
	"mailed",
] as const;
const belonging: readonly string[] = ["announcements", "notes", "photos"];

/** Writes everything that the stores hold to a file, encrypted with a passphrase as `age -p` does. */
export async function backUp({ open, file }: Job) {
	if (!file) throw new UserError("Say where to: backup FILE");
	const encrypter = new Encrypter();
	encrypter.setPassphrase(await askPassphrase({ isNew: true }));
	const entries: Entry[] = [];
	for (const kind of kinds) {
		const store = open(kind);
		for (const key of await listKeys(store)) {
			const bytes: ArrayBuffer | null = await store.get(key, { type: "arrayBuffer" });
			// Deleted since its name was listed.
			if (!bytes) continue;
			entries.push({ kind, key, data: Buffer.from(bytes).toString("base64") });
		}
	}
	// In pieces: with some hundreds of enquiries' photos one text is longer than a text may be.
	const lines = entries.map((entry) => Buffer.from(`${JSON.stringify(entry)}\n`));
	writeForOwner(file, await encrypter.encrypt(Buffer.concat(lines)));
	console.log(`${entries.length} entries written to ${file}, for whoever has the passphrase.`);
}

/** Writes back what a backup has and the store has not; what the store has, or somebody had deleted, stays as it is. */
export async function restore({ open, file }: Job) {
	if (!file || !existsSync(file)) throw new UserError("Say from where: restore FILE");
	const decrypter = new Decrypter();
	decrypter.addPassphrase(await askPassphrase());
	const kept = await readEntries(file, decrypter).catch(() => {
		throw new UserError(`${file} cannot be read with this passphrase.`);
	});
	const entries = kept
		.filter(({ kind }) => kinds.includes(kind))
		.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
	const gone = await findDeleted(open, entries);
	let [written, deleted] = [0, 0];
	for (const entry of entries) {
		const store = open(entry.kind);
		if ((await store.getMetadata(entry.key)) !== null) continue;
		if (gone.has(entry)) deleted++;
		else {
			await store.set(entry.key, new Blob([Buffer.from(entry.data, "base64")]));
			written++;
		}
	}
	const stayed = deleted ? ` ${deleted} were deleted since and stay so.` : "";
	const count = `${written} of ${entries.length} entries`;
	console.log(`${count} written back; the others were there.${stayed}`);
}

/** The entries of a backup, one a line. */
async function readEntries(file: string, decrypter: Decrypter): Promise<Entry[]> {
	const decrypted = await decrypter.decrypt(new Blob([readFileSync(file)]).stream());
	const lines = createInterface({ input: Readable.from(decrypted) });
	return Array.fromAsync(lines, (line): Entry => JSON.parse(line));
}

/** The entries that somebody has deleted since: records that have a mark, and what belongs to a record that will not be there. */
async function findDeleted(open: Job["open"], entries: Entry[]): Promise<Set<Entry>> {
	const gone = new Set<Entry>();
	const names = new Set(await listKeys(open("enquiries")));
	for (const entry of entries.filter(({ kind }) => !belonging.includes(kind))) {
		if (await isDeleted(open, entry)) gone.add(entry);
		else if (entry.kind === "enquiries") names.add(entry.key);
	}
	// Photos go by the key of an enquiry's name.
	const known = new Set([...names].flatMap((name) => [name, keyOf(name)]));
	for (const entry of entries.filter(({ kind }) => belonging.includes(kind)))
		if (!known.has(entry.key.split("/", 1)[0] ?? "")) gone.add(entry);
	return gone;
}

/** Whether a record was deleted after it was stored, as a mark says. */
async function isDeleted(open: Job["open"], { key, data }: Entry): Promise<boolean> {
	const text = Buffer.from(data, "base64").toString();
	const [, storedAt = ""] = /"s\w+At":"([^"]+)"/.exec(text) ?? [];
	return storedAt < (await readText(open("deleted"), markOf(key)));
}

/** ENQUIRY_PASSPHRASE, or what is typed: a new one twice, because nobody sees a slip, and nothing could be read after it. */
async function askPassphrase({ isNew = false } = {}): Promise<string> {
	const { ENQUIRY_PASSPHRASE } = process.env;
	if (ENQUIRY_PASSPHRASE) return ENQUIRY_PASSPHRASE;
	if (!process.stdin.isTTY) throw new UserError("Set ENQUIRY_PASSPHRASE: nobody is there to ask.");
	const typed = await readHidden("Passphrase: ");
	if (!typed) throw new UserError("Nothing was done.");
	if (isNew && (await readHidden("Once more: ")) !== typed)
		throw new UserError("That is another one. Nothing was done.");
	return typed;
}

async function readHidden(prompt: string): Promise<string> {
	process.stdout.write(prompt);
	// What is typed must not stay on the screen.
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
	// Ctrl-C and Ctrl-D mean no.
	const typed = await terminal.question("").catch(() => "");
	terminal.close();
	console.log();
	return typed;
}
