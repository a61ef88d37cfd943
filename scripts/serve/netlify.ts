import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./ports.ts";

const require = createRequire(import.meta.url);

/** `serve` has the built site, the functions and their store; `dev` the functions and their store alone. */
export type RuntimeMode = "serve" | "dev";

/** Netlify's banner names a port that is not ours. */
const noise = /^\s*$|^ {3}[╭│╰]|Edge functions are disabled|env vars?: |#custom|HEAD \/favicon/;
/** Milliseconds for the runtime to end by itself. */
const grace = 3000;
const isWindows = process.platform === "win32";
/** Ends the runtime when this process is gone, however that ended. */
const endWithParent = 'data:text/javascript,process.on("disconnect", () => process.exit())';

/**
 * Starts Netlify's local runtime in the working folder.
 * @returns its port once it answers, undefined when it ended before that and has said why; its exit code once it has ended;
 * what ends it
 */
export async function startRuntime(mode: RuntimeMode) {
	const port = await findFreePort();
	const child = spawn(process.execPath, listArguments(mode, port), {
		stdio: ["ignore", "pipe", "pipe", "ipc"],
		detached: !isWindows,
		env: {
			...process.env,
			CI: "true",
			NO_UPDATE_NOTIFIER: "1",
			NODE_ENV: mode === "dev" ? "development" : "production",
		},
	});
	const ended = new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? 0)));
	return { up: waitUntilUp(child, port, ended), ended, stop: () => stop(child, ended) };
}

/** Shows the runtime's output from when it is up, or all of it if that never comes. */
async function waitUntilUp(child: ChildProcess, port: number, ended: Promise<number>) {
	const output = relay(child);
	let hasEnded = false;
	void ended.then(() => {
		hasEnded = true;
	});
	// To listen is not enough: both servers try the port out first.
	while (!hasEnded && !(await isAnswering(port))) await wait(100);
	output.isShown = true;
	if (hasEnded) console.error(output.text);
	return hasEnded ? undefined : port;
}

/** Keeps netlify-cli off the network: no login, no telemetry, no update check, no edge runtime to download. */
function listArguments(mode: RuntimeMode, port: number): string[] {
	const manifest = require.resolve("netlify-cli/package.json");
	const cli = path.join(path.dirname(manifest), require(manifest).bin.netlify);
	const node = ["--disable-warning=DEP0060", "--import", endWithParent];
	const command =
		mode === "dev"
			? ["functions:serve"]
			: ["serve", "--internal-disable-edge-functions", "--context", "local"];
	return [...node, cli, ...command, "--offline", "--port", String(port)];
}

/** Passes on the runtime's output, line by line, and keeps the output from before it is shown. */
function relay(child: ChildProcess) {
	const output = { text: "", isShown: false };
	for (const [from, to] of [
		[child.stdout, process.stdout],
		[child.stderr, process.stderr],
	] as const) {
		if (!from) continue;
		createInterface({ input: from }).on("line", (line) => {
			if (noise.test(line)) return;
			if (output.isShown) to.write(`${line}\n`);
			else output.text += `${line}\n`;
		});
	}
	return output;
}

function isAnswering(port: number): Promise<boolean> {
	return fetch(`http://localhost:${port}/favicon.svg`, {
		method: "HEAD",
		signal: AbortSignal.timeout(1000),
	}).then(
		() => true,
		() => false,
	);
}

/** Ends the runtime and everything that it started. */
async function stop(child: ChildProcess, ended: Promise<number>): Promise<void> {
	signalAll(child, "SIGTERM");
	const hasEnded = await Promise.race([ended.then(() => true), wait(grace, false, { ref: false })]);
	if (!hasEnded) signalAll(child, "SIGKILL");
}

function signalAll(child: ChildProcess, signal: NodeJS.Signals) {
	if (!child.pid) return;
	try {
		if (isWindows) spawn("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
		else process.kill(-child.pid, signal);
	} catch {
		// The process group has already ended.
	}
}
