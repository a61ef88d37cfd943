import { createHash, randomBytes } from "node:crypto";
import type { Store } from "@netlify/blobs";
import { listKeys, pause, readText } from "../enquiries/blobs.ts";

/*
 * Signing in without a password. Links and sessions are random; of each the store `access` of the deploy holds a code under
 * a time: when a link was sent, used or not, and until when a session lasts. So one deploy's session is nothing to another.
 */

const minute = 60_000;
/** Milliseconds that a session lasts: 30 days. */
const lasting = 30 * 24 * 60 * minute;
/** Milliseconds in which a link may be used, and before the next is sent. */
const usable = 15 * minute;
const between = 5 * minute;
/** Milliseconds in which a used link still opens: of two presses on its button the browser keeps the second's answer. */
const pressedTwice = 10_000;
/** Milliseconds in which links asked for at one moment reach the store. */
const settling = 150;

/** What is mailed or set as a cookie: a time, and what nobody can guess. */
const newSecret = (time: number) => `${time}.${randomBytes(32).toString("base64url")}`;

type Kind = "link" | "used" | "session";

function nameOf(kind: Kind, secret: string): string {
	return `${kind}/${Number.parseInt(secret, 10)}-${createHash("sha256").update(secret).digest("hex")}`;
}

const timeOf = (name: string) => Number(/\/(\d+)-/.exec(name)?.[1]);

/** Deletes what is over of a kind, by a time up to this one. @returns all names there were */
async function deleteOver(time: number, kind: Kind, store: Store): Promise<string[]> {
	const names = await listKeys(store, `${kind}/`);
	for (const name of names) if (timeOf(name) <= time) await store.delete(name);
	return names;
}

/** The header that sets the cookie of a new session. */
export async function startSession(store: Store): Promise<string> {
	const now = Date.now();
	const secret = newSecret(now + lasting);
	await store.set(nameOf("session", secret), "lasts");
	await deleteOver(now, "session", store);
	return cookie(secret, lasting / 1000);
}

/** Whether a request has a session of ours that has not ended. Without the store's answer nobody is let in. */
export async function hasSession(request: Request, store: Store): Promise<boolean> {
	const sent = request.headers.get("cookie") ?? "";
	const [, secret = ""] = /(?:^|; )__Host-inbox=(\d{13}\.[\w-]{43})(?:;|$)/.exec(sent) ?? [];
	if (!(Number.parseInt(secret, 10) > Date.now())) return false;
	return Boolean(await readText(store, nameOf("session", secret)));
}

/** Ends every session and every link, on all devices. @returns the header that takes the cookie away */
export async function endSessions(store: Store): Promise<string> {
	for (const name of await listKeys(store)) await store.delete(name);
	return cookie("", 0);
}

/** Only for this host and path, over TLS or on this machine alone (RFC 6265bis, 4.1.3.2). */
function cookie(value: string, seconds: number): string {
	return `__Host-inbox=${value}; Max-Age=${seconds}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

/** A secret for a link, and how to take it back; undefined where the last is younger than five minutes. */
export async function makeLink(store: Store) {
	const now = Date.now();
	const link = newSecret(now);
	const name = nameOf("link", link);
	await store.set(name, "sent");
	await pause(settling);
	const others = await deleteOver(now - usable, "link", store);
	const drop = () => store.delete(name);
	const isFirst = others.every((other) => other >= name || timeOf(other) <= now - between);
	if (isFirst) return { link, drop };
	await drop();
}

/** Uses a link up. @returns whether it was one of ours, in time and for the first time, or pressed twice */
export async function takeLink(store: Store, link: string): Promise<boolean> {
	const name = nameOf("link", link);
	const now = Date.now();
	if (!(Number.parseInt(link, 10) > now - usable)) return false;
	const used = await readText(store, nameOf("used", link));
	if (used) return now - Number(used) < pressedTwice;
	if (!(await readText(store, name))) return false;
	await store.set(nameOf("used", link), String(now));
	await store.delete(name);
	await deleteOver(now - usable, "used", store);
	return true;
}
