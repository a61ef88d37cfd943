import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "@netlify/blobs";
import { listKeys, pause, readText } from "../enquiries/blobs.ts";

/*
 * Signing in without a password. The store `access` of the deploy holds `key`, which signs sessions and which nobody has
 * to set: a new one ends them all, and one deploy's session is nothing to another. It also holds codes of the links that
 * were sent, under the time at which they were.
 */

const minute = 60_000;
/** Milliseconds that a session lasts: 30 days. */
const lasting = 30 * 24 * 60 * minute;
/** Milliseconds in which a link may be used, and before the next is sent. */
const usable = 15 * minute;
const between = 5 * minute;
/** Milliseconds in which links asked for at one moment reach the store. */
const settling = 150;

/** The header that sets the cookie of a new session. */
export async function startSession(store: Store): Promise<string> {
	const until = String(Date.now() + lasting);
	return cookie(`${until}.${sign(await readKey(store), until)}`, lasting / 1000);
}

/** Whether a request has a session that we signed and that has not ended. */
export async function hasSession(request: Request, store: Store): Promise<boolean> {
	const sent = request.headers.get("cookie") ?? "";
	const [, until = "", given = ""] =
		/(?:^|; *)__Host-inbox=(\d{13})\.([\w-]{43})(?:;|$)/.exec(sent) ?? [];
	// Without a store's answer nobody is let in.
	if (!(Number(until) > Date.now())) return false;
	const wanted = sign(await readKey(store), until);
	return timingSafeEqual(Buffer.from(wanted), Buffer.from(given));
}

/** Ends every session and every link, on all devices. @returns the header that takes the cookie away */
export async function endSessions(store: Store): Promise<string> {
	await store.set("key", newSecret());
	for (const key of await listKeys(store, links)) await store.delete(key);
	return cookie("", 0);
}

/** Only for this host and path, over TLS or on this machine alone (RFC 6265bis, 4.1.3.2). */
function cookie(value: string, seconds: number): string {
	return `__Host-inbox=${value}; Max-Age=${seconds}; Path=/; Secure; HttpOnly; SameSite=Strict`;
}

function newSecret(): string {
	return randomBytes(32).toString("base64url");
}

async function readKey(store: Store): Promise<string> {
	const key = await readText(store, "key");
	if (key) return key;
	await store.set("key", newSecret(), { onlyIfNew: true });
	await pause(settling);
	return (await readText(store, "key")) || newSecret();
}

function sign(key: string, until: string): string {
	return createHmac("sha256", key).update(`inbox\n${until}`).digest("base64url");
}

const links = "link/";
const linkName = (time: string, token: string) =>
	`${links}${time}-${createHash("sha256").update(token).digest("hex")}`;

/** A secret for a link; or since when there is one, where the last is younger than five minutes. */
export async function makeLink(store: Store) {
	const now = Date.now();
	const [time, token] = [String(now), newSecret()];
	const name = linkName(time, token);
	await store.set(name, time);
	await pause(settling);
	const earlier = (await listKeys(store, links)).filter((key) => key < name);
	for (const key of earlier) if (sentAt(key) < now - usable) await store.delete(key);
	const last = Math.max(0, ...earlier.map(sentAt));
	const drop = () => store.delete(name);
	if (last <= now - between) return { link: `${time}.${token}`, drop };
	await drop();
	return { sentAt: last };
}

function sentAt(name: string): number {
	return Number.parseInt(name.slice(links.length), 10);
}

/** Uses a link up. @returns whether it was one of ours, in time and for the first time */
export async function takeLink(store: Store, link: string): Promise<boolean> {
	const [time = "", token = ""] = link.split(".");
	const name = linkName(time, token);
	if (!(Number(time) > Date.now() - usable) || !(await readText(store, name))) return false;
	await store.delete(name);
	return true;
}
