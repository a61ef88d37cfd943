import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "../median.ts";
import { findFreePort } from "../serve/ports.ts";
import { makeSiteCopy } from "./siteCopy.ts";

const slug = "cleaning-curtains-guide";
/** Number of measured saves, after one that is not measured. */
const saves = 10;
/** Milliseconds for the server to answer. */
const patience = 60_000;

/** Starts the dev server and measures the first page, and the time from saving a post to its new page. */
export async function benchDev(): Promise<void> {
	const folder = makeSiteCopy();
	const port = await findFreePort();
	const from = performance.now();
	const options = {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "", SITE_DEV_PORT: String(port) },
		stdio: "ignore",
	} as const;
	spawnSync(process.execPath, ["scripts/serve/prepare.ts"], options);
	const server = spawn(process.execPath, ["scripts/serve/dev.ts"], options);
	try {
		const origin = `http://localhost:${port}`;
		const page = `${origin}/blog/${slug}`;
		await waitForPage(page, server);
		const first = performance.now() - from;
		const times = await measureSaves(path.join(folder, `content/blog/${slug}.mdx`), page);
		const [least, middle, most] = [Math.min(...times), median(times), Math.max(...times)];
		console.log("\nVite's dev server, from no cache but pictures\n");
		console.log(`first page ${(first / 1000).toFixed(1)} s after the start`);
		console.log(
			`${times.length} saves of a post: new page after ${Math.round(middle)} ms (median; ${Math.round(least)} to ${Math.round(most)})`,
		);
	} finally {
		server.kill();
		await once(server, "exit");
	}
}

async function waitForPage(page: string, server: ChildProcess) {
	const deadline = performance.now() + patience;
	while (performance.now() < deadline && server.exitCode === null) {
		const response = await fetch(page).catch(() => undefined);
		if (response?.ok) return;
		await wait(20);
	}
	throw new Error("the dev server gave no page");
}

/** Milliseconds from each save to a page with the saved words, requested when Vite says reload. */
async function measureSaves(file: string, page: string): Promise<number[]> {
	const text = readFileSync(file, "utf8");
	const socket = await listen(page);
	const times: number[] = [];
	for (let save = 0; save <= saves; save++) {
		await wait(300);
		const words = `Saved for the ${save}th time.`;
		const from = performance.now();
		writeFileSync(file, `${text}\n${words}\n`);
		await nextReload(socket);
		const html = await (await fetch(page)).text();
		if (!html.includes(words)) throw new Error("the page was asked to reload before it was new");
		if (save > 0) times.push(performance.now() - from);
	}
	socket.close();
	return times;
}

/** Connects as an open page does. */
async function listen(page: string): Promise<WebSocket> {
	const client = await (await fetch(new URL("/@vite/client", page))).text();
	const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? "";
	const socket = new WebSocket(
		`${new URL(page).origin.replace("http", "ws")}/?token=${token}`,
		"vite-hmr",
	);
	await once(socket, "open");
	return socket;
}

function nextReload(socket: WebSocket): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(reject, patience, new Error("no reload came"));
		const hear = ({ data }: MessageEvent) => {
			if ((JSON.parse(String(data)) as { type: string }).type !== "full-reload") return;
			clearTimeout(timer);
			socket.removeEventListener("message", hear);
			resolve();
		};
		socket.addEventListener("message", hear);
	});
}
