import { existsSync } from "node:fs";
import path from "node:path";

/** A browser that takes the commands of WebDriver, https://www.w3.org/TR/webdriver2/, by their names. */
export interface Engine {
	version: string;
	command: <Result>(name: string, parameters?: object) => Promise<Result>;
	stop: () => Promise<void>;
}

/** The answer to a new session. */
export interface Session {
	sessionId: string;
	capabilities: { browserVersion: string };
}

/** The first of these programs that is installed. @throws a sentence that says what to install */
export function findProgram(...names: string[]): string {
	const folders = (process.env.PATH ?? "").split(path.delimiter);
	const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
	const found = files.find((file) => existsSync(file));
	if (found) return found;
	const needed = "sudo apt-get install firefox-esr webkit2gtk-driver xvfb";
	throw new Error(`There is no ${names[0]} here, so this engine is not tried: ${needed}`);
}
