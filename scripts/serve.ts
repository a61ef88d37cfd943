import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Answer, answerAddress } from "../netlify/hosting.ts";
import { type RuntimeMode, startRuntime } from "./serve/netlify.ts";
import { isFree } from "./serve/ports.ts";
import { createProxy } from "./serve/proxy.ts";

/** `start` builds the site and serves it, `serve` serves an existing build, `dev` follows changes to files. */
const mode = process.argv[2] ?? "serve";
const command = mode === "dev" ? "npm run dev" : "npm start";
const port = Number(process.env.PORT || 8888);
const taken = `Port ${port} is taken. Stop what runs there, or choose another: PORT=9000 ${command}`;

process.exitCode = await run();

async function run(): Promise<number> {
	if (!Number.isInteger(port) || port < 1 || port > 65_535) {
		return fail(
			`PORT is "${process.env.PORT}"; write a number from 1 to 65535, as in PORT=9000 ${command}`,
		);
	}
	if (!(await isFree(port))) return fail(taken);
	if (mode === "dev") {
		process.env.NODE_ENV = "development";
		const { answerInDev, startPages } = await import("./serve/dev.ts");
		return serve("dev", answerInDev, startPages);
	}
	if (mode === "start" && (await build()) !== 0) return 1;
	if (!existsSync("dist/client/index.html")) {
		return fail("The site is not built yet: npm run build");
	}
	return serve("serve", answerAddress);
}

/** @param startPages starts what has the pages; by default the runtime has them */
async function serve(
	runtimeMode: RuntimeMode,
	answer: (pathname: string, search: string) => Answer,
	startPages?: () => Promise<{ port: number; close: () => Promise<void> }>,
): Promise<number> {
	const runtime = await startRuntime(runtimeMode);
	const pageServer = await startPages?.();
	const pages = pageServer?.port ?? (await runtime.up);
	if (!pages) return fail("Netlify's local runtime did not start; its output is above.");
	const isDev = runtimeMode === "dev";
	const proxy = createProxy({ pages, functions: runtime.up, answer, isDev });
	let isStopping = false;
	const stop = () => {
		isStopping = true;
		return runtime.stop();
	};
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
	try {
		await once(proxy.listen(port), "listening");
	} catch {
		await stop();
		return fail(taken);
	}
	console.log(`\n  The site is at http://localhost:${port}   (Ctrl-C stops it)\n`);
	await runtime.ended;
	proxy.close();
	proxy.closeAllConnections();
	await pageServer?.close();
	return isStopping ? 0 : fail("Netlify's local runtime has ended by itself; its output is above.");
}

function build(): Promise<number> {
	const script = fileURLToPath(new URL("build.ts", import.meta.url));
	const child = spawn(process.execPath, [script], { stdio: "inherit" });
	return new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
}

function fail(sentence: string): number {
	console.error(sentence);
	return 1;
}
