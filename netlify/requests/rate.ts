import { createHash } from "node:crypto";
import { appendFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Refusal } from "./refusal.ts";

/** Requests that a client may send in a minute. */
const usual = 30;
const minute = 60_000;
const folder = path.join(tmpdir(), "coast-and-highlands-requests");

/**
 * Refuses a client that sends too many requests in one minute: a second line of defence behind the host's own
 * rate limit, and it works on every machine. Each request adds a byte to the client's file for that minute, because
 * neither the local server nor the host keeps memory between calls. The machine's own requests are not counted
 * unless REQUESTS_PER_MINUTE is set.
 * @throws Refusal 429 with Retry-After
 */
export async function checkRate(client: string | undefined, now = Date.now()): Promise<void> {
	const chosen = Number(process.env.REQUESTS_PER_MINUTE) || undefined;
	if (!client || (!chosen && isLoopback(client))) return;
	const window = Math.floor(now / minute);
	if ((await count(client, window)) <= (chosen ?? usual)) return;
	const seconds = Math.ceil(((window + 1) * minute - now) / 1000);
	throw new Refusal(429, "That is a lot of messages at once. Please wait a minute and try again.", {
		headers: { "Retry-After": String(seconds) },
	});
}

/** The client's requests in the window, including this one; 0 if the folder cannot be written. */
async function count(client: string, window: number): Promise<number> {
	const place = path.join(folder, String(window));
	const file = path.join(place, createHash("sha256").update(client).digest("hex"));
	try {
		if (await mkdir(place, { recursive: true })) await dropOlder(window);
		await appendFile(file, ".");
		return (await stat(file)).size;
	} catch (error) {
		console.warn(JSON.stringify({ event: "rate not counted", cause: String(error) }));
		return 0;
	}
}

async function dropOlder(window: number): Promise<void> {
	const older = (await readdir(folder)).filter((name) => Number(name) < window - 1);
	await Promise.all(
		older.map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
	);
}

function isLoopback(client: string): boolean {
	return client === "::1" || /^(::ffff:)?127\./.test(client);
}
