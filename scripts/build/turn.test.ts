import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";

const turn = path.resolve("scripts/build/turn.ts");

/** A process that builds until it is killed; it prints when its turn has come. */
function startBuild(lock: string) {
	const code = `
		import { waitForTurn } from ${JSON.stringify(turn)};
		await waitForTurn(${JSON.stringify(lock)});
		console.log("building");
		process.stdin.resume().once("data", () => process.exit());`;
	const child = spawn(process.execPath, ["--input-type=module", "--eval", code]);
	onTestFinished(() => void child.kill("SIGKILL"));
	let output = "";
	child.stdout.on("data", (data) => {
		output += data;
	});
	return { child, output: () => output };
}

function makeLock(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "turn-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return path.join(folder, "lock");
}

test("a second build of a folder says that it waits, and starts when the first has ended", async () => {
	const lock = makeLock();
	const first = startBuild(lock);
	await vi.waitFor(() => expect(first.output()).toBe("building\n"), 5000);
	const second = startBuild(lock);
	const waits = "Another build is running in this folder; waiting for it...\n";
	await vi.waitFor(() => expect(second.output()).toBe(waits), 5000);
	await wait(300);
	expect(second.output()).toBe(waits);
	first.child.stdin.write("end");
	await vi.waitFor(() => expect(second.output()).toBe(`${waits}building\n`), 5000);
	expect(readFileSync(lock, "utf8")).toBe(String(second.child.pid));
	second.child.stdin.write("end");
	await once(second.child, "exit");
	expect(existsSync(lock)).toBe(false);
});

test("a build that was killed keeps nobody waiting", async () => {
	const lock = makeLock();
	const killed = startBuild(lock);
	await vi.waitFor(() => expect(killed.output()).toBe("building\n"), 5000);
	killed.child.kill("SIGKILL");
	await once(killed.child, "exit");
	expect(existsSync(lock)).toBe(true);
	const next = startBuild(lock);
	await vi.waitFor(() => expect(next.output()).toContain("building\n"), 5000);
});

test("a file without a process in it keeps nobody waiting", async () => {
	const lock = makeLock();
	writeFileSync(lock, "");
	const build = startBuild(lock);
	await vi.waitFor(() => expect(build.output()).toContain("building\n"), 5000);
});
