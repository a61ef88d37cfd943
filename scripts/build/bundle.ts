import "./production.ts";
import { spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	globSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { hashContents } from "../../content/memory.ts";
import { exitAfter } from "./exit-after.ts";

/** What Vite makes scripts, styles and the pages' code from: everything but texts, data and pictures. */
const sources = [
	"{components,pages,content,scripts,netlify}/**/*.{ts,tsx,css,svg}",
	"pages/**/*.mdx",
	// content/pictures/pictureStyles.ts
	"content/images/images.yaml",
	"content/gallery.yaml",
	".cache/fonts/{ysabeau,figtree}.woff2",
	"{vite.config.ts,tsconfig.json,package.json,package-lock.json}",
];
const folder = ".cache/bundle";
const keyFile = path.join(folder, "key");
/** Copied to the client's side: it changes without the bundle. */
const publicFiles = "public";

/** Changes with whatever the bundle is made from. */
export function hashBundle(): string {
	const files = globSync(sources).filter((file) => !/\.test\.tsx?$/.test(file));
	return hashContents(files, process.version);
}

/**
 * Puts scripts, styles, the code of the pages and the public files into an empty dist. Gives the exit code.
 * What is bundled is kept in .cache/bundle while nothing has changed that it is made from; deleting the folder
 * costs four seconds.
 */
export function makeBundle(): number {
	const key = hashBundle();
	if (readKey() === key) cpSync(path.join(folder, "dist"), "dist", { recursive: true });
	else {
		// In a process of its own, for what bundling takes (250 MB) would be held until all pages are rendered.
		const { status } = spawnSync(process.execPath, ["scripts/build/bundle.ts"], {
			stdio: "inherit",
		});
		if (status !== 0) return status ?? 1;
		keepBundle(key);
	}
	// A test lays a link there.
	cpSync(publicFiles, "dist/client", { recursive: true, dereference: true });
	return 0;
}

async function bundle() {
	const { build } = await import("vike/api");
	const { configure } = await import("../../vite.config.ts");
	await build({ viteConfig: { ...configure("build"), configFile: false, logLevel: "warn" } });
}

function readKey(): string | undefined {
	return existsSync(keyFile) ? readFileSync(keyFile, "utf8") : undefined;
}

/** The key is written last: a folder without one is no bundle. */
function keepBundle(key: string) {
	const part = `${folder}.${process.pid}`;
	cpSync("dist", path.join(part, "dist"), { recursive: true });
	writeFileSync(path.join(part, "key"), key);
	rmSync(folder, { recursive: true, force: true });
	renameSync(part, folder);
}

if (import.meta.main) await exitAfter(bundle);
