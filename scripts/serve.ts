import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startRuntime } from "./serve/netlify.ts";
import { startPages } from "./serve/pages.ts";
import { findFreePort } from "./serve/ports.ts";
import { createProxy } from "./serve/proxy.ts";

/** `start` builds the site and serves it, `serve` serves an existing build, `dev` follows changes to files. */
const mode = process.argv[2] ?? "serve";
const command = mode === "dev" ? "npm run dev" : "npm start";
const port = Number(process.env.PORT || 8888);
const taken = `Port ${port} is taken. Stop what runs there, or choose another: PORT=9000 ${command}`;
const build = fileURLToPath(new URL("build.ts", import.meta.url));

process.exitCode = await run();

async function run(): Promise<number> {
	if (!Number.isInteger(port) || port < 1 || port > 65_535) {
		return fail(
			`PORT is "${process.env.PORT}"; write a number from 1 to 65535, as in PORT=9000 ${command}`,
		);
	}
	if (!(await findFreePort(port).catch(() => false))) return fail(taken);
	process.env.NODE_ENV = mode === "dev" ? "development" : "production";
	if (mode === "start" && spawnSync(process.execPath, [build], { stdio: "inherit" }).status !== 0)
		return 1;
	if (mode !== "dev" && !existsSync("dist/client/index.html")) {
		return fail("The site is not built yet: npm run build");
	}
	return serve();
}

async function serve(): Promise<number> {
	const runtime = await startRuntime();
	const isDev = mode === "dev";
	const pages = await startPages(isDev);
	const proxy = createProxy({ pages: pages.port, functions: runtime.up, isDev });
	let isStopping = false;
	const stop = () => {
		isStopping = true;
		runtime.stop();
	};
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
	await once(proxy.listen(port), "listening");
	console.log(`\n  The site is at http://localhost:${port}   (Ctrl-C stops it)\n`);
	await runtime.ended;
	proxy.close();
	proxy.closeAllConnections();
	await pages.close();
	return isStopping ? 0 : fail("Netlify's local runtime has ended by itself; its output is above.");
}

function fail(sentence: string): number {
	console.error(sentence);
	return 1;
}
