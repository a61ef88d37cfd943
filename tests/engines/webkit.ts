import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Key } from "selenium-webdriver";
import { findFreePort } from "../../scripts/serve/ports.ts";
import { type Engine, findProgram } from "./engine.ts";

const keys = {
	ArrowDown: Key.ARROW_DOWN,
	ArrowRight: Key.ARROW_RIGHT,
	Enter: Key.ENTER,
	Escape: Key.ESCAPE,
	Tab: Key.TAB,
};

/**
 * Starts WebKitGTK, which has the engine of Safari, on a screen that nobody sees.
 * @param script whether pages may run script
 * @throws a sentence when it is not installed
 */
export async function startWebKit(script: boolean): Promise<Engine> {
	const port = await findFreePort();
	const address = `http://localhost:${port}`;
	const program = [findProgram("xvfb-run"), "-a", findProgram("WebKitWebDriver"), `--port=${port}`];
	// Ends with all that it starts when its input does, also when the tests are interrupted.
	const server = spawn("sh", ["-c", '"$@" & cat; kill 0', "sh", ...program], {
		stdio: ["pipe", "ignore", "ignore"],
		detached: true,
		// Its settings are in gtk-3.0 beside this file.
		env: { ...process.env, XDG_CONFIG_HOME: import.meta.dirname },
	});
	while (!(await fetch(`${address}/status`).catch(() => undefined))) await wait(200);
	const args = ["--automation", `--enable-javascript=${script}`];
	const driver = await new Builder()
		.usingServer(address)
		.withCapabilities({
			browserName: "MiniBrowser",
			"webkitgtk:browserOptions": { args },
			// A visitor waits for pages (visitor.ts); the driver would also wait for code that is held back.
			pageLoadStrategy: "none",
		})
		.build();
	/** Runs a task in the page, and again if no answer comes: a page that is being left may take the task along. */
	const run = async <Result>(task: unknown, ...values: unknown[]): Promise<Result> => {
		for (;;) {
			const asked = driver.executeScript<Result>(`return (${task})(...arguments)`, ...values);
			const answer = await Promise.race([asked.then((value) => ({ value })), wait(3000)]);
			if (answer) return answer.value;
		}
	};
	const type = (text: string) => driver.switchTo().activeElement().sendKeys(text);
	return {
		version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
		open: (url) => driver.get(url),
		back: () => driver.navigate().back(),
		// The window has a frame.
		resize: async (width, height) => {
			const [x = 0, y = 0] = await run<number[]>(() => [
				outerWidth - innerWidth,
				outerHeight - innerHeight,
			]);
			await driver
				.manage()
				.window()
				.setRect({ width: width + x, height: height + y });
		},
		run,
		click: async (task, ...values) => {
			const element = await run<{ click(): Promise<void> } | null>(task, ...values);
			await element?.click();
		},
		type,
		press: (key) => type(keys[key]),
		stop: async () => {
			await driver.quit();
			server.stdin.end();
			await once(server, "exit");
		},
	};
}
