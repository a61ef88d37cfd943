import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { type StoreKind, storeKinds } from "../../netlify/enquiries/blobs.ts";
import { UserError } from "./access.ts";
import { type Job, writeForOwner } from "./reading.ts";

/** One entry of a store in a backup, its bytes in base64. */
interface Entry {
	kind: StoreKind;
	key: string;
	data: string;
}

/** Writes everything that the stores hold to a file, encrypted with a passphrase as `age -p` does. */
export async function backUp({ access, words: [file], yes }: Job) {
	if (!file) throw new UserError("Say where to: backup FILE");
	if (existsSync(file) && !yes)
		throw new UserError(`${file} is there already. Add --yes to replace it.`);
	const encrypter = new Encrypter();
	encrypter.setPassphrase(await askPassphrase());
	const entries: Entry[] = [];
	for (const kind of storeKinds) {
		const store = access.open(kind);
		for await (const { blobs } of store.list({ paginate: true })) {
			for (const { key } of blobs) {
				const bytes: ArrayBuffer = await store.get(key, { type: "arrayBuffer" });
				entries.push({ kind, key, data: Buffer.from(bytes).toString("base64") });
			}
		}
	}
	writeForOwner(file, await encrypter.encrypt(JSON.stringify(entries)));
	console.log(
		`${entries.length} entries written to ${file}. Without the passphrase nobody reads it.`,
	);
}

/** Writes back what a backup has and the store has not; what the store has stays as it is. */
export async function restore({ access, words: [file] }: Job) {
	if (!file || !existsSync(file)) throw new UserError("Say from where: restore FILE");
	const decrypter = new Decrypter();
	decrypter.addPassphrase(await askPassphrase());
	const text = await decrypter.decrypt(readFileSync(file), "text").catch(() => {
		throw new UserError(`${file} cannot be read with this passphrase.`);
	});
	const entries = JSON.parse(text) as Entry[];
	let count = 0;
	for (const { kind, key, data } of entries) {
		const store = access.open(kind);
		if ((await store.getMetadata(key)) !== null) continue;
		const bytes = Buffer.from(data, "base64");
		await store.set(key, new Blob([bytes]));
		count++;
	}
	console.log(`${count} of ${entries.length} entries written back; the others were there.`);
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
	const typed = await terminal
		.question("")
		.catch(() => "")
		.finally(() => terminal.close());
	console.log();
	if (!typed) throw new UserError("Nothing was done.");
	return typed;
}
