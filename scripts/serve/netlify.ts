import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./ports.ts";

/** Netlify's banner names a port that is not ours. */
const noise = /^\s*$|^ {3}[╭│╰]|env vars?: |HEAD \/favicon|status 404/;
/** Ends the runtime when its input does: when it is told to, or this process is gone, however that ended. */
const endWithInput = `data:text/javascript,
	import { isMainThread } from "node:worker_threads";
	if (isMainThread) process.stdin.on("end", () => process.exit()).resume();`;

/**
 * Starts Netlify's local runtime of functions and their store in the working folder. Its options keep it off the network.
 * @returns its port once it answers, undefined when it ended before that; a promise of its end; what ends it
 */
export async function startRuntime() {
	const port = await findFreePort();
	const node = ["--disable-warning=DEP0060", "--import", endWithInput];
	const cli = ["node_modules/netlify-cli/bin/run.js", "functions:serve", "--offline"];
	const args = [...node, ...cli, "--port", String(port)];
	const child = spawn(process.execPath, args, {
		env: { ...process.env, CI: "true", NO_UPDATE_NOTIFIER: "1" },
	});
	for (const [from, to] of [
		[child.stdout, process.stdout],
		[child.stderr, process.stderr],
	] as const)
		createInterface({ input: from }).on("line", (line) => {
			if (!noise.test(line)) to.write(`${line}\n`);
		});
	// Until its first answer: to listen is not enough, as it tries the port out first.
	const ask = () => fetch(`http://localhost:${port}/favicon.svg`, { method: "HEAD" });
	const waitUntilUp = async () => {
		while (child.exitCode === null) {
			if (await ask().catch(() => undefined)) return port;
			await wait(100);
		}
	};
	return { up: waitUntilUp(), ended: once(child, "close"), stop: () => child.stdin.end() };
}
