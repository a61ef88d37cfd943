import "./production.ts";
import "./engine.ts";
import {
	cpSync,
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { listCode, listFiles } from "../content/files.ts";
import { hashContents } from "../content/memory.ts";
import { exitAfter } from "./exitAfter.ts";

/** What Vite builds scripts, styles and page code from, besides code: no texts, and no data but these two. */
const sources = [
	// components/Picture/pictureStyles.ts
	"content/images/images.yaml",
	"content/gallery.yaml",
	".cache/fonts/ysabeau.woff2",
	".cache/fonts/figtree.woff2",
	"vite.config.ts",
	"tsconfig.json",
	"package.json",
	"package-lock.json",
];
const folder = ".cache/bundle";
const keyFile = path.join(folder, "key");
const searchFiles = path.join("dist/client/search/");

/** Changes with anything that the bundle is made from. */
export function hashBundle(): string {
	const folders = ["components", "pages", "content", "scripts", "netlify"];
	const code = listCode(folders, /\.(?:tsx?|css|svg)$/);
	const pages = listFiles("pages", /\.mdx$/);
	return hashContents([...code, ...pages, ...sources], process.version);
}

/** Deletes all of dist but the pages and the files of search. */
export function clearDist(): void {
	for (const file of listBundled()) rmSync(file);
}

/**
 * Puts the bundle that was kept into dist: scripts, styles and page code. False if it has to be made, which takes one to
 * four seconds.
 */
export function recallBundle(key: string): boolean {
	if (readKey() !== key) return false;
	cpSync(path.join(folder, "dist"), "dist", { recursive: true });
	return true;
}

/**
 * Makes the bundle in dist.
 * @param key from hashBundle(); without it, the bundle is not kept for later builds
 */
export async function makeBundle(key?: string): Promise<void> {
	const { build } = await import("vike/api");
	const { configure } = await import("../../vite.config.ts");
	await build({ viteConfig: { ...configure("build"), configFile: false, logLevel: "warn" } });
	if (key) keepBundle(key);
}

/** Copies the public files into dist. They are no part of the bundle, and change more often. */
export function copyPublic(): void {
	// A test replaces the folder with a link.
	cpSync("public", "dist/client", { recursive: true, dereference: true });
}

/**
 * What dist holds besides pages and the files of search. Those are written over, and what nothing wrote over is deleted
 * by pages.ts and searchIndex.ts: ext4 gives out no inode for minutes after it was deleted, and looks at all such
 * inodes for each new file (`recently_deleted` in fs/ext4/ialloc.c). With the pages deleted first, that was up to a
 * third of a build's processor time.
 */
function listBundled(): string[] {
	if (!existsSync("dist")) return [];
	return readdirSync("dist", { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith(".html"))
		.map(({ parentPath, name }) => path.join(parentPath, name))
		.filter((file) => !file.startsWith(searchFiles));
}

function readKey(): string | undefined {
	return existsSync(keyFile) ? readFileSync(keyFile, "utf8") : undefined;
}

/** The key is written last, because a folder without one does not count as a bundle. */
function keepBundle(key: string): void {
	const part = `${folder}.${process.pid}`;
	for (const file of listBundled()) cpSync(file, path.join(part, file));
	writeFileSync(path.join(part, "key"), key);
	rmSync(folder, { recursive: true, force: true });
	renameSync(part, folder);
}

if (import.meta.main) await exitAfter(() => makeBundle(process.argv[2]));
