import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./ports.ts";

const require = createRequire(import.meta.url);

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
	const manifest = require.resolve("netlify-cli/package.json");
	const cli = path.join(path.dirname(manifest), require(manifest).bin.netlify);
	const node = ["--disable-warning=DEP0060", "--import", endWithInput];
	const args = [...node, cli, "functions:serve", "--offline", "--port", String(port)];
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
	return {
		up: waitUntilUp(child, port),
		ended: once(child, "close"),
		stop: () => child.stdin.end(),
	};
}

/** Waits for its first answer: to listen is not enough, as it tries the port out first. */
async function waitUntilUp(child: ChildProcess, port: number): Promise<number | undefined> {
	while (child.exitCode === null && !(await isAnswering(port))) await wait(100);
	return child.exitCode === null ? port : undefined;
}

function isAnswering(port: number): Promise<boolean> {
	return fetch(`http://localhost:${port}/favicon.svg`, { method: "HEAD" }).then(
		() => true,
		() => false,
	);
}
