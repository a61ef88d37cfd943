import { existsSync } from "node:fs";
import path from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The first is needed when tests run as root; the others keep the browser from calling home. */
const args = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** The files of these names in the folders of PATH, those of the first name first. */
export function findInstalled(...names: string[]): string[] {
	const folders = (process.env.PATH ?? "").split(path.delimiter);
	const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
	return files.filter((file) => existsSync(file));
}

/**
 * Finds a Chromium for the tests: CHROME_PATH, Playwright's own, on Linux x64 the one bundled with @sparticuz/chromium,
 * elsewhere an installed one. Without any, Playwright looks for Chrome, and says how to install it.
 */
export async function findBrowser(): Promise<LaunchOptions> {
	const isBundled = process.platform === "linux" && process.arch === "x64";
	const installed = isBundled ? [] : findInstalled(...names);
	const files = [process.env.CHROME_PATH, chromium.executablePath(), ...installed];
	const executablePath = files.find((file) => file && existsSync(file));
	if (executablePath) return { executablePath, args };
	return isBundled ? await unpackBundled() : { channel: "chrome", args };
}

/** The package only unpacks its own system libraries when it believes that it runs on Lambda. */
async function unpackBundled(): Promise<LaunchOptions> {
	process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
	const { default: bundled } = await import("@sparticuz/chromium");
	const executablePath = await bundled.executablePath();
	const { LD_LIBRARY_PATH = "", FONTCONFIG_PATH = "" } = process.env;
	delete process.env.AWS_LAMBDA_JS_RUNTIME;
	const env = { ...(process.env as Record<string, string>), LD_LIBRARY_PATH, FONTCONFIG_PATH };
	return { executablePath, args, env };
}
