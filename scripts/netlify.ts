import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";

const require = createRequire(import.meta.url);

/** `serve` runs the built site, `dev` runs Vike's dev server behind Netlify's. */
const [mode = "serve", ...rest] = process.argv.slice(2);
const port = Number(process.env.PORT ?? 8888);

/** Flags that keep netlify-cli off the network: no login, no telemetry, no edge runtime to download. */
const flags = ["--offline", "--internal-disable-edge-functions", "--port", String(port)];
const modeFlags = mode === "dev" ? ["--skip-gitignore"] : [];

if (!(await isFree(port))) {
	fail(`Port ${port} is taken. Stop what runs there, or choose another: PORT=9000 npm ${mode === "dev" ? "run dev" : "start"}`);
} else {
	run();
}

function run() {
	const manifest = require.resolve("netlify-cli/package.json");
	const bin = path.join(path.dirname(manifest), require(manifest).bin.netlify);
	const child = spawn(process.execPath, [bin, mode, ...flags, ...modeFlags, ...rest], {
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, CI: "true", NO_UPDATE_NOTIFIER: "1", SITE_IS_BUILT: "1" },
	});
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
	child.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
}

function isFree(wanted: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer()
			.once("error", () => resolve(false))
			.once("listening", () => server.close(() => resolve(true)))
			.listen(wanted);
	});
}

function fail(sentence: string) {
	console.error(sentence);
	process.exitCode = 1;
}
