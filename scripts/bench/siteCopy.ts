import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a build reads or may overwrite. */
const copied = [
	"components",
	"content",
	"netlify",
	"pages",
	"public",
	"scripts",
	"tsconfig.json",
	"vite.config.ts",
	"package.json",
	"package-lock.json",
];
/** Encoded pictures. Benchmarks of the build leave out the encoding, so run npm run build first. */
const pictures = ["images", "og"];
const pictureLists = ["pictures.json", "og.json"];

/**
 * Copies the site into a temporary folder, with the encoded pictures and no other cache. It is deleted when the
 * benchmark ends and not before: files deleted in the last minutes slow down the writing of others
 * (scripts/build/bundle.ts).
 */
export function makeSiteCopy(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "bench-site-"));
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	for (const name of copied) cpSync(name, path.join(folder, name), { recursive: true });
	mkdirSync(path.join(folder, ".cache"));
	for (const name of pictures) link(`.cache/${name}`, path.join(folder, ".cache", name));
	for (const name of pictureLists.filter((list) => existsSync(`.cache/${list}`)))
		cpSync(`.cache/${name}`, path.join(folder, ".cache", name));
	link("node_modules", path.join(folder, "node_modules"));
	return folder;
}

function link(from: string, to: string) {
	symlinkSync(path.resolve(from), to, "junction");
}
