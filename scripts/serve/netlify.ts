import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { connect } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./ports.ts";

const require = createRequire(import.meta.url);

/** `serve` serves the built site, `dev` runs Vike's dev server; both with the functions and their store. */
export type RuntimeMode = "serve" | "dev";

export interface Runtime {
	port: number;
	/** Port of what answers pages: in development Vike's own server, which is up long before the functions. */
	pagesPort: number;
	/** Resolves with the exit code once the runtime has ended. */
	ended: Promise<number>;
	stop: () => Promise<void>;
}

/** Netlify's banner names a port that is not ours. */
const noise = /^\s*$|^ {3}[╭│╰]|Edge functions are disabled|env vars?: |#custom/;
/** Milliseconds for the runtime to end by itself. */
const grace = 3000;
const isWindows = process.platform === "win32";
/** Ends the runtime when this process is gone, however that ended. */
const endWithParent = 'data:text/javascript,process.on("disconnect", () => process.exit())';

/**
 * Starts Netlify's local runtime in the working folder and waits until it answers.
 * @throws with its output when it ends before that
 */
export async function startRuntime(mode: RuntimeMode): Promise<Runtime> {
	const port = await findFreePort();
	const vikePort = await findFreePort();
	const pagesPort = mode === "dev" ? vikePort : port;
	const child = spawn(process.execPath, listArguments(mode, port, vikePort), {
		stdio: ["ignore", "pipe", "pipe", "ipc"],
		detached: !isWindows,
		env: {
			...process.env,
			CI: "true",
			NO_UPDATE_NOTIFIER: "1",
			NODE_ENV: mode === "dev" ? "development" : "production",
			// For Vike's dev server; the browser gets its signals from there, past Netlify's runtime.
			VITE_CONFIG: JSON.stringify({
				server: { port: vikePort, strictPort: true, ws: { clientPort: vikePort } },
			}),
		},
	});
	const ended = new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? 0)));
	const output = relay(child, mode === "dev");
	const giveUp = new AbortController();
	const isUp = await Promise.race([
		waitFor(pagesPort, giveUp.signal).then(() => true),
		ended.then(() => false),
	]);
	giveUp.abort();
	if (!isUp) throw new Error(output.text);
	output.isShown = true;
	return { port, pagesPort, ended, stop: () => stop(child, ended) };
}

/** Keeps netlify-cli off the network: no login, no telemetry, no update check, no edge runtime to download. */
function listArguments(mode: RuntimeMode, port: number, vikePort: number): string[] {
	const manifest = require.resolve("netlify-cli/package.json");
	const cli = path.join(path.dirname(manifest), require(manifest).bin.netlify);
	const node = ["--disable-warning=DEP0060", "--import", endWithParent];
	const offline = ["--offline", "--internal-disable-edge-functions"];
	const own =
		mode === "dev"
			? ["--context", "dev", "--skip-gitignore", "--target-port", String(vikePort)]
			: ["--context", "local"];
	return [...node, cli, mode, ...offline, ...own, "--port", String(port)];
}

/** Passes on the runtime's output, line by line, and keeps the output from before it is shown. */
function relay(child: ChildProcess, isShown: boolean) {
	const output = { text: "", isShown };
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

/** Resolves once something listens on the port. */
async function waitFor(port: number, signal: AbortSignal): Promise<void> {
	while (!signal.aborted && !(await isListening(port))) await wait(100);
}

function isListening(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "localhost");
		const end = (answer: boolean) => {
			socket.destroy();
			resolve(answer);
		};
		socket.once("connect", () => end(true)).once("error", () => end(false));
	});
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
