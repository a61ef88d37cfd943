import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../scripts/serve/ports.ts";
import { type Engine, findProgram, type Session } from "./engine.ts";

/** Where WebKitWebDriver takes a command, below its session. */
const addresses: Record<string, [method: string, address: string]> = {
	Navigate: ["POST", "/url"],
	Back: ["POST", "/back"],
	SetWindowRect: ["POST", "/window/rect"],
	ExecuteScript: ["POST", "/execute/sync"],
	ElementClick: ["POST", "/element/{id}/click"],
	ElementSendKeys: ["POST", "/element/{id}/value"],
	TakeScreenshot: ["GET", "/screenshot"],
};

/**
 * Starts WebKitGTK, which has the engine of Safari, on a screen that nobody sees.
 * @param script whether pages may run script
 * @throws a sentence when it is not installed
 */
export async function startWebKit(script: boolean): Promise<Engine> {
	const port = await findFreePort();
	const driver = [findProgram("xvfb-run"), "-a", findProgram("WebKitWebDriver"), `--port=${port}`];
	// Ends with all that it starts when its input does, also when the tests are interrupted.
	const browser = spawn("sh", ["-c", '"$@" & cat; kill 0', "sh", ...driver], {
		stdio: ["pipe", "ignore", "ignore"],
		detached: true,
		// Its settings are in gtk-3.0 beside this file.
		env: { ...process.env, XDG_CONFIG_HOME: import.meta.dirname },
	});
	const call = async <Result>(method: string, address: string, body?: object) => {
		const response = await fetch(`http://localhost:${port}${address}`, {
			method,
			body: body && JSON.stringify(body),
		});
		const { value } = (await response.json()) as { value: Result };
		if (!response.ok) throw new Error(JSON.stringify(value));
		return value;
	};
	while (!(await call("GET", "/status").catch(() => false))) await wait(200);
	const args = ["--automation", `--enable-javascript=${script}`];
	const { sessionId, capabilities } = await call<Session>("POST", "/session", {
		capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { args } } },
	});
	return {
		version: `WebKitGTK ${capabilities.browserVersion}`,
		command: (name, parameters: { id?: string } = {}) => {
			const [method, address] = addresses[name] ?? ["", ""];
			const place = `/session/${sessionId}${address.replace("{id}", parameters.id ?? "")}`;
			return call(method, place, method === "POST" ? parameters : undefined);
		},
		stop: async () => {
			await call("DELETE", `/session/${sessionId}`);
			browser.stdin.end();
			await once(browser, "exit");
		},
	};
}
