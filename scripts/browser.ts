import { existsSync } from "node:fs";
import path from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:/Program Files/Google/Chrome/Application/chrome.exe",
];
/** The first is needed when tests run as root; the others keep the browser from calling home. */
const args = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/**
 * Finds a Chromium for the tests: CHROME_PATH, Playwright's own, an installed one, the one bundled
 * with @sparticuz/chromium (Linux x64).
 * @throws an error of one sentence when there is none
 */
export async function findBrowser(): Promise<LaunchOptions> {
	const installed =
		first(process.env.CHROME_PATH) ?? first(chromium.executablePath()) ?? findInstalled();
	if (installed) return { executablePath: installed, args };
	if (process.platform === "linux" && process.arch === "x64") return await unpackBundled();
	throw new Error(
		"No Chromium for the browser tests: run `npx playwright install chromium-headless-shell`, or set CHROME_PATH to one, then run npm test again.",
	);
}

/** Starts that browser. @param debugging port on which Lighthouse finds it */
export async function launchBrowser(debugging?: number) {
	const options = await findBrowser();
	const ports = debugging === undefined ? [] : [`--remote-debugging-port=${debugging}`];
	return chromium.launch({ ...options, args: [...args, ...ports] });
}

function findInstalled(): string | undefined {
	if (process.env.TEST_BROWSER === "bundled") return undefined;
	const folders = (process.env.PATH ?? "").split(path.delimiter);
	return first(
		...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
		...applications,
	);
}

function first(...files: (string | undefined)[]): string | undefined {
	return files.find((file) => file && existsSync(file));
}

/** The package only unpacks its own system libraries when it believes that it runs on Lambda. */
async function unpackBundled(): Promise<LaunchOptions> {
	const before = process.env.AWS_LAMBDA_JS_RUNTIME;
	process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
	const { default: bundled } = await import("@sparticuz/chromium");
	const executablePath = await bundled.executablePath();
	const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
	if (before === undefined) delete process.env.AWS_LAMBDA_JS_RUNTIME;
	else process.env.AWS_LAMBDA_JS_RUNTIME = before;
	return {
		executablePath,
		args,
		env: {
			...(process.env as Record<string, string>),
			...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }),
			...(FONTCONFIG_PATH && { FONTCONFIG_PATH }),
		},
	};
}
