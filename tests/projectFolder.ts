import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The parts of the site that the dev server and the functions need in one place, without links. */
const copied = [
	"components",
	"content",
	"netlify",
	"pages",
	"netlify.toml",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
	"vite.config.ts",
];
/** The parts that are only read. */
const linked = ["scripts", "dist", "public", ".cache"];

/**
 * Makes a temporary folder in which the site can run beside the project. It has the same files, but its own store,
 * build cache and `.netlify`.
 * @param changed parts that the test changes although they are otherwise only read
 */
export function makeProjectFolder(changed: readonly string[] = []): string {
	const folder = mkdtempSync(path.join(tmpdir(), "site-"));
	for (const name of [...copied, ...changed])
		cpSync(name, path.join(folder, name), { recursive: true });
	for (const name of linked) if (!changed.includes(name)) link(name, path.join(folder, name));
	mkdirSync(path.join(folder, "node_modules"));
	for (const name of readdirSync("node_modules")) {
		if (name !== ".vite")
			link(path.join("node_modules", name), path.join(folder, "node_modules", name));
	}
	return folder;
}

/** Deletes such a folder, but not the targets of its links. */
export function removeProjectFolder(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
}

function link(from: string, to: string) {
	symlinkSync(path.resolve(from), to, "junction");
}
