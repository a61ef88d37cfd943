import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { getStore, type Store } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import type * as z from "zod/mini";
import { readEntries, type StoreKind, storeName } from "../../netlify/enquiries/blobs.ts";
import { isEnquiryId } from "../../netlify/enquiries/identity.ts";
import { enquirySchema, subscriptionSchema } from "../../netlify/enquiries/records.ts";

/** What the owner reads: enquiries or newsletter subscribers. */
export type RecordKind = Extract<StoreKind, "enquiries" | "subscribers">;

/** Where the stores are: in this project's folder, or at the live site. */
export interface StoreAccess {
	open(kind: StoreKind): Store;
	close(): Promise<void>;
	/** Where the store answers and to whom. */
	client: object;
}

/** An error whose message is all that the user needs. */
export class UserError extends Error {}

/** Folder in which `npm start` and `npm run dev` keep submissions. */
export const localFolder = ".netlify/blobs-serve";

/** Opens the local stores, whether or not the site is running, because they are only a folder. */
export async function openLocal(context = "local", folder = localFolder): Promise<StoreAccess> {
	if (!existsSync(folder)) {
		throw new UserError(
			`Nothing was sent on this machine yet: there is no ${folder}. Use --site for the live site.`,
		);
	}
	// The server listens on every network interface, so its password is one that nobody else knows.
	const token = crypto.randomUUID();
	const server = new BlobsServer({ directory: path.resolve(folder), token });
	const { port } = await server.start();
	const url = `http://localhost:${port}`;
	const client = { siteID: findSiteId(folder), token, edgeURL: url, uncachedEdgeURL: url };
	return {
		open: (kind) =>
			getStore({
				name: storeName(kind, { deploy: { context } }),
				consistency: "strong",
				...client,
			}),
		close: () => server.stop(),
		client,
	};
}

/** Netlify's local runtime files everything under the linked site's id, or "unlinked". */
function findSiteId(folder: string): string {
	const state = path.join(path.dirname(folder), "state.json");
	if (!existsSync(state)) return "unlinked";
	return (JSON.parse(readFileSync(state, "utf8")) as { siteId?: string }).siteId ?? "unlinked";
}

/** Opens the live site's stores with the owner's own access. */
export function openLive(
	context = "production",
	{ NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env,
	apiURL?: string,
): StoreAccess {
	if (!siteID || !token) {
		const missing = [!siteID && "NETLIFY_SITE_ID", !token && "NETLIFY_AUTH_TOKEN"].filter(Boolean);
		throw new UserError(
			`Set ${missing.join(" and ")} to reach the live site: the id is in its settings on Netlify, a token is made under User settings, Applications.`,
		);
	}
	return {
		open: (kind) =>
			getStore({ name: storeName(kind, { deploy: { context } }), siteID, token, apiURL }),
		close: async () => undefined,
		client: { siteID, token },
	};
}

/** The schema of each kind of record. */
export const schemas = { enquiries: enquirySchema, subscribers: subscriptionSchema };

export type StoredRecord<Kind extends RecordKind> = z.infer<(typeof schemas)[Kind]>;

/** The readable records, newest first, and the names of damaged ones. */
export interface Records<Kind extends RecordKind> {
	records: StoredRecord<Kind>[];
	damaged: string[];
}

/** Names of all records of a kind, without the remains of interrupted writes. */
export async function listIds(access: StoreAccess, kind: RecordKind): Promise<string[]> {
	const ids: string[] = [];
	for await (const { blobs } of access.open(kind).list({ paginate: true })) {
		ids.push(...blobs.map(({ key }) => key));
	}
	const isId = kind === "enquiries" ? isEnquiryId : (key: string) => /^[0-9a-f]{64}$/.test(key);
	return ids.filter(isId).sort();
}

/** Reads records; a damaged one is reported by name, never silently dropped. */
export async function readRecords<Kind extends RecordKind>(
	access: StoreAccess,
	kind: Kind,
	ids: readonly string[],
): Promise<Records<Kind>> {
	const store = access.open(kind);
	const records: StoredRecord<Kind>[] = [];
	const damaged: string[] = [];
	for await (const [id, record] of readEntries(store, ids, schemas[kind])) {
		if (record) records.push(record as StoredRecord<Kind>);
		else damaged.push(id);
	}
	return { records: records.sort((a, b) => timeOf(b).localeCompare(timeOf(a))), damaged };
}

/** ISO time at which a record was received. */
export function timeOf(record: StoredRecord<RecordKind>): string {
	return "submittedAt" in record ? record.submittedAt : record.subscribedAt;
}

/** The records whose names begin with these texts, one for each. */
export async function findIds(
	access: StoreAccess,
	kind: RecordKind,
	starts: readonly string[],
): Promise<string[]> {
	const known = await listIds(access, kind);
	return starts.map((start) => findId(known, start));
}

function findId(known: readonly string[], start: string): string {
	const [id, ...others] = known.filter((name) => name.startsWith(start));
	if (!id) throw new UserError(`There is no record ${start}. The list shows what there is.`);
	if (others.length) {
		throw new UserError(
			`${start} begins ${others.length + 1} records. Write more of the one you mean.`,
		);
	}
	return id;
}
