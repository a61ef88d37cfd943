import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a build reads, and what it may write over. */
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
/** Encoded pictures: a measurement of the build leaves their encoding out, so npm run build has to come before it. */
const pictures = ["images", "og"];
const pictureLists = ["pictures.json", "og.json"];

/**
 * Copies the site into a temporary folder, hands it over and deletes it again. It has the encoded pictures and
 * no other cache.
 */
export function withSiteCopy<Result>(use: (folder: string) => Result): Result {
	const folder = makeSiteCopy();
	try {
		return use(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** As withSiteCopy, but the caller deletes it. */
export function makeSiteCopy(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "bench-site-"));
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
