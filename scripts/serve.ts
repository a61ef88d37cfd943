import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Answer, answerAddress, notFoundPath } from "../netlify/hosting/answer.ts";
import { answerInDev } from "../netlify/hosting/devAnswer.ts";
import { headersFor } from "../netlify/hosting/headers.ts";
import { findRule } from "../netlify/hosting/hostRules.ts";
import { createFront } from "./serve/front.ts";
import { isFree } from "./serve/ports.ts";
import { type RuntimeMode, startRuntime } from "./serve/runtime.ts";

/** `start` builds the site and serves it, `serve` serves an existing build, `dev` follows changes to files. */
const mode = process.argv[2] ?? "serve";
const command = mode === "dev" ? "npm run dev" : "npm start";
const port = Number(process.env.PORT || 8888);
const taken = `Port ${port} is taken. Stop what runs there, or choose another: PORT=9000 ${command}`;
/** Longest file name in bytes. */
const longestName = 255;

process.exitCode = await run();

async function run(): Promise<number> {
	if (!Number.isInteger(port) || port < 1 || port > 65_535) {
		return fail(
			`PORT is "${process.env.PORT}"; write a number from 1 to 65535, as in PORT=9000 ${command}`,
		);
	}
	if (!(await isFree(port))) return fail(taken);
	const first = { start: "build.ts", dev: "serve/prepare.ts" }[mode];
	if (first && (await runScript(first)) !== 0) return 1;
	if (mode !== "dev" && !existsSync("dist/client/index.html")) {
		return fail("The site is not built yet: npm run build");
	}
	return serve(mode === "dev" ? "dev" : "serve");
}

async function serve(runtimeMode: RuntimeMode): Promise<number> {
	const runtime = await startRuntime(runtimeMode).catch((error: Error) => error);
	if (runtime instanceof Error)
		return fail(`Netlify's local runtime did not start:\n${runtime.message}`);
	const isDev = runtimeMode === "dev";
	if (isDev) process.env.NODE_ENV = "development";
	const front = createFront({
		upstream: runtime.port,
		answer: isDev ? answerInDev : answerBuilt,
		headers: isDev ? () => ({}) : headersFor,
		isDev,
	});
	let isStopping = false;
	const stop = () => {
		isStopping = true;
		return runtime.stop();
	};
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
	try {
		await once(front.listen(port), "listening");
	} catch {
		await stop();
		return fail(taken);
	}
	console.log(`\n  The site is at http://localhost:${port}   (Ctrl-C stops it)\n`);
	await runtime.ended;
	front.close();
	front.closeAllConnections();
	return isStopping ? 0 : fail("Netlify's local runtime has ended by itself; its output is above.");
}

/** Netlify's static server answers 403 when a path part is too long for a file name; the host has no such page. */
function answerBuilt(pathname: string, search: string): Answer {
	const isTooLong = pathname.split("/").some((part) => part.length > longestName);
	const isMissing = isTooLong && !findRule(pathname);
	return answerAddress(isMissing ? notFoundPath : pathname, search);
}

function runScript(name: string): Promise<number> {
	const child = spawn(process.execPath, [fileURLToPath(new URL(name, import.meta.url))], {
		stdio: "inherit",
		env: { ...process.env, SITE_PARENT_PID: String(process.pid) },
	});
	return new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
}

function fail(sentence: string): number {
	console.error(sentence);
	return 1;
}
