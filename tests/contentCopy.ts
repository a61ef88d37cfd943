import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findMasters } from "../scripts/content/files.ts";
import { makeFolder } from "./makeFolder.ts";

/** A copy of the content folder that a test may spoil. */
export interface ContentCopy {
	/** Folder to pass to loadContent() and similar functions. */
	root: string;
	read(name: string): string;
	write(name: string, text: string | Uint8Array): void;
	remove(name: string): void;
	/** A sentence with the copy's folder written as `content`. */
	tidy(sentence: string): string;
}

/**
 * Copies content/ and then the files of other folders over it.
 * Pictures are large and only read, so they are linked.
 */
export function copyContent(...overlays: string[]): ContentCopy {
	const root = path.join(makeFolder(), "content");
	cpSync("content", root, {
		recursive: true,
		filter: (file) => !/\.(jpe?g|png|avif|ts)$/.test(file),
	});
	for (const picture of findMasters()) {
		symlinkSync(path.resolve(picture), path.join(root, "images", path.basename(picture)));
	}
	for (const overlay of overlays) cpSync(overlay, root, { recursive: true });
	return {
		root,
		read: (name) => readFileSync(path.join(root, name), "utf8"),
		write(name, text) {
			mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
			writeFileSync(path.join(root, name), text);
		},
		remove: (name) => rmSync(path.join(root, name)),
		tidy: (sentence) => sentence.replaceAll(root, "content"),
	};
}
