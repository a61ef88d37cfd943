import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { listKeys, markOf, readText } from "../../netlify/enquiries/blobs.ts";
import { listEnquiries } from "../../netlify/enquiries/list.ts";
import { type Job, UserError, writeForOwner } from "./access.ts";

interface Entry {
	kind: (typeof kinds)[number];
	key: string;
	data: string;
}

/** In the order in which they are restored: marks of deletions first, then records, then what belongs to these. */
const kinds = [
	"deleted",
	"enquiries",
	"notes",
	"subscribers",
	"announcements",
	"photos",
	"mailed",
] as const;

/** Writes everything that the stores hold to a file, encrypted with a passphrase as `age -p` does. */
export async function backUp({ access, file }: Job) {
	if (!file) throw new UserError("Say where to: backup FILE");
	const encrypter = new Encrypter();
	encrypter.setPassphrase(await askPassphrase());
	const entries: Entry[] = [];
	for (const kind of kinds) {
		const store = access.open(kind);
		for (const key of await listKeys(store)) {
			const bytes: ArrayBuffer | null = await store.get(key, { type: "arrayBuffer" });
			// Deleted since its name was listed.
			if (!bytes) continue;
			entries.push({ kind, key, data: Buffer.from(bytes).toString("base64") });
		}
	}
	writeForOwner(file, await encrypter.encrypt(JSON.stringify(entries)));
	console.log(`${entries.length} entries written to ${file}, for whoever has the passphrase.`);
}

/** Writes back what a backup has and the store has not; what the store has, or somebody had deleted, stays as it is. */
export async function restore({ access, file }: Job) {
	if (!file || !existsSync(file)) throw new UserError("Say from where: restore FILE");
	const decrypter = new Decrypter();
	decrypter.addPassphrase(await askPassphrase());
	const text = await decrypter.decrypt(readFileSync(file), "text").catch(() => {
		throw new UserError(`${file} cannot be read with this passphrase.`);
	});
	const entries = (JSON.parse(text) as Entry[])
		.filter(({ kind }) => kinds.includes(kind))
		.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
	let [written, deleted] = [0, 0];
	for (const entry of entries) {
		const store = access.open(entry.kind);
		if ((await store.getMetadata(entry.key)) !== null) continue;
		if (await isDeleted(access, entry)) deleted++;
		else {
			await store.set(entry.key, new Blob([Buffer.from(entry.data, "base64")]));
			written++;
		}
	}
	// The inbox shows what is in this list.
	await listEnquiries(access.open);
	const gone = deleted ? ` ${deleted} were deleted since and stay so.` : "";
	const count = `${written} of ${entries.length} entries`;
	console.log(`${count} written back; the others were there.${gone}`);
}

/** Whether a record was deleted after it was stored, as a mark says, or what an entry belongs to is not there. */
async function isDeleted({ open }: Job["access"], { kind, key, data }: Entry): Promise<boolean> {
	const [record = ""] = key.split("/");
	if (["photos", "announcements", "notes"].includes(kind))
		return (await listKeys(open("enquiries"), record)).length === 0;
	const text = Buffer.from(data, "base64").toString();
	const [, storedAt = ""] = /"s\w+At":"([^"]+)"/.exec(text) ?? [];
	return storedAt < (await readText(open("deleted"), markOf(key)));
}

/** ENQUIRY_PASSPHRASE, or what is typed. */
async function askPassphrase(): Promise<string> {
	const { ENQUIRY_PASSPHRASE } = process.env;
	if (ENQUIRY_PASSPHRASE) return ENQUIRY_PASSPHRASE;
	if (!process.stdin.isTTY) throw new UserError("Set ENQUIRY_PASSPHRASE: nobody is there to ask.");
	process.stdout.write("Passphrase: ");
	// What is typed must not stay on the screen.
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
	// Ctrl-C and Ctrl-D mean no.
	const typed = await terminal.question("").catch(() => "");
	terminal.close();
	console.log();
	if (!typed) throw new UserError("Nothing was done.");
	return typed;
}
