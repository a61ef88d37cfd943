import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../scripts/serve/ports.ts";
import { type Engine, findProgram, type Session } from "./engine.ts";

/**
 * Starts Firefox without a screen. It takes WebDriver's commands over a socket of its own, which geckodriver would
 * only translate: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 * @param script whether pages may run script
 * @throws a sentence when it is not installed
 */
export async function startFirefox(script: boolean): Promise<Engine> {
	const program = findProgram("firefox-esr", "firefox");
	const port = await findFreePort();
	const profile = mkdtempSync(path.join(tmpdir(), "firefox-"));
	const preferences = {
		"marionette.port": port,
		"javascript.enabled": script,
		"ui.prefersReducedMotion": 1,
		// As on a phone, where a scrollbar takes no room.
		"ui.useOverlayScrollbars": 1,
	};
	const lines = Object.entries(preferences).map(([name, is]) => `user_pref("${name}", ${is});\n`);
	writeFileSync(path.join(profile, "user.js"), lines.join(""));
	const options = ["--headless", "--marionette", "--profile", profile];
	const browser = spawn(program, options, { stdio: "ignore" });
	const socket = await connectWhenUp(port);
	const messages = readMessages(socket);
	// It greets first.
	await messages.next();
	const command = async <Result>(name: string, parameters = {}): Promise<Result> => {
		const text = JSON.stringify([0, 0, `WebDriver:${name}`, parameters]);
		socket.write(`${Buffer.byteLength(text)}:${text}`);
		const [, , error, result] = (await messages.next()).value;
		if (error) throw new Error(error.message);
		return result?.value === undefined ? result : result.value;
	};
	const { capabilities } = await command<Session>("NewSession");
	// The browser's own windows are at least 500 px wide; one without a toolbar can be as narrow as a phone.
	const popup = "open('about:blank', '_blank', 'popup, noopener')";
	await command("ExecuteScript", { script: popup, args: [] });
	const handles = await command<string[]>("GetWindowHandles");
	await command("SwitchToWindow", { handle: handles.at(-1) });
	return {
		version: `Firefox ${capabilities.browserVersion}`,
		command,
		stop: async () => {
			socket.destroy();
			browser.kill();
			await once(browser, "exit");
			rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

async function connectWhenUp(port: number): Promise<Socket> {
	for (;;) {
		const socket = connect(port, "localhost");
		try {
			await once(socket, "connect");
			return socket;
		} catch {
			await wait(200);
		}
	}
}

/** Messages are JSON with its length in front: [0, number, command, parameters] and [1, number, error, result]. */
async function* readMessages(socket: Socket) {
	let received = "";
	// The length counts bytes.
	for await (const data of socket.setEncoding("latin1")) {
		received += data;
		for (;;) {
			const start = received.indexOf(":") + 1;
			const end = start + Number.parseInt(received, 10);
			if (start === 0 || received.length < end) break;
			yield JSON.parse(Buffer.from(received.slice(start, end), "latin1").toString());
			received = received.slice(end);
		}
	}
}
