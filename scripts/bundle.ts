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
import { hashContents } from "../content/memory.ts";

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
 * Builds scripts, styles and the code of the pages into an empty dist. Kept in .cache/bundle while nothing has
 * changed that they are made from; deleting the folder costs two seconds.
 */
export async function makeBundle(): Promise<void> {
	const key = hashBundle();
	if (readKey() === key) cpSync(path.join(folder, "dist"), "dist", { recursive: true });
	else {
		const { build } = await import("vike/api");
		const { configure } = await import("../vite.config.ts");
		await build({ viteConfig: { ...configure("build"), configFile: false, logLevel: "warn" } });
		keepBundle(key);
	}
	// A test lays a link there.
	cpSync(publicFiles, "dist/client", { recursive: true, dereference: true });
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
