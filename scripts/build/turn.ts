import { createHash } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two checks on the build before this one. */
const interval = 200;

/**
 * Waits until no other build runs in this folder, because two at once would write over each other's files. Later
 * builds then wait until this process ends.
 * @param file holds the id of the building process; not in .cache, which hosts carry over to other machines
 */
export async function waitForTurn(file = nameLock(process.cwd())): Promise<void> {
	for (let looks = 0; !take(file); looks++) {
		if (looks === 0) console.log("Another build is running in this folder; waiting for it...");
		await wait(interval);
	}
	process.once("exit", () => rmSync(file, { force: true }));
}

/** The file in which builds of a folder take turns. */
function nameLock(folder: string): string {
	const hash = createHash("sha256").update(folder).digest("hex").slice(0, 12);
	return path.join(tmpdir(), `coast-and-highlands-build-${hash}`);
}

function take(file: string): boolean {
	const own = `${file}.${process.pid}`;
	writeFileSync(own, String(process.pid));
	try {
		// Unlike a file that is opened and then written, a link never appears without its content.
		linkSync(own, file);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		rmSync(own);
	}
	const owner = readOwner(file);
	// A build that was killed has left its file behind.
	if (owner !== undefined && !isRunning(owner)) rmSync(file, { force: true });
	return false;
}

function readOwner(file: string): number | undefined {
	try {
		return Number(readFileSync(file, "utf8"));
	} catch {
		// Its build ended a moment ago, and another may have taken its place since.
		return undefined;
	}
}

function isRunning(id: number): boolean {
	if (!id) return false;
	try {
		return process.kill(id, 0);
	} catch (error) {
		// EPERM means that it runs as another user.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
