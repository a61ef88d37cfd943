import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../scripts/serve/ports.ts";

export interface RunningSite {
	origin: string;
	process: ChildProcess;
	/** Everything it has printed so far. */
	output: () => string;
	/** Asks it to end, as Ctrl-C does, and waits until it has ended. */
	stop: () => Promise<void>;
}

interface Options {
	/** Working folder; by default the project. */
	folder?: string;
	mode?: "serve" | "dev";
}

/** Milliseconds for the site to start on a slow machine. */
const limit = 90_000;

/**
 * Runs scripts/serve.ts, as `npm start` does after the build and `npm run dev` does. Any free port may be taken before
 * the site has it, by a connection or by one of its own servers, and then another is tried.
 * @throws with its output when it ends or takes too long
 */
export async function runSite(options: Options = {}): Promise<RunningSite> {
	for (let tries = 1; ; tries++) {
		const site = startSite(await findFreePort(), options);
		const deadline = Date.now() + limit;
		while (site.process.exitCode === null && Date.now() < deadline) {
			if (site.output().includes("The site is at")) return site;
			await wait(50);
		}
		site.process.kill("SIGTERM");
		if (tries === 3 || !/is taken|in use/.test(site.output()))
			throw new Error(`The site did not come up:\n${site.output()}`);
	}
}

/** The same without waiting, to test what happens before the site is up. */
export function startSite(port: number, { folder = ".", mode = "serve" }: Options): RunningSite {
	const child = spawn(process.execPath, [path.resolve("scripts/serve.ts"), mode], {
		cwd: folder,
		// Playwright asks for colours where the test command asks for none; Node would warn of both.
		env: { ...process.env, NODE_ENV: "", NO_COLOR: undefined, PORT: String(port) },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk) => (output += chunk));
	return {
		origin: `http://localhost:${port}`,
		process: child,
		output: () => output,
		stop: async () => {
			if (child.exitCode !== null || child.signalCode !== null) return;
			child.kill("SIGINT");
			await once(child, "close");
		},
	};
}
