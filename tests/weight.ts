import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { addressOf, dist } from "./html.ts";
import { listIslandFiles, listScriptFiles } from "./scripts.ts";

interface Part {
	bytes: number;
	/** Largest first. */
	files: string[];
}

/** What a page transfers before the visitor does anything. */
export interface Weight {
	path: string;
	/** Letters of its HTML. */
	length: number;
	html: () => Part;
	script: () => Part;
	/** Pictures in the first view on a 375 px phone with double density. */
	images: () => Part;
	css: () => Part;
	fonts: () => Part;
	/** Code of the islands, fetched when one comes near the view or is used. */
	islands: () => Part;
}

/** Measures the size of a built page. */
export function readWeight(file: string): Weight {
	const html = readFileSync(file, "utf8");
	const links = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = ""]) => address);
	const entries = links(/<script\b[^>]*\bsrc="([^"]+)"/g);
	const islands = links(/data-island="([^"]+)"/g);
	return {
		path: addressOf(file),
		length: html.length,
		html: () => ({ bytes: brotli(html), files: [file] }),
		script: () => weigh(listScriptFiles(entries)),
		images: () => weigh(listFirstImages(html)),
		css: () => weigh(links(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)),
		fonts: () => weigh(links(/<link rel="preload" href="([^"]+\.woff2)"/g)),
		islands: () => weigh(listIslandFiles(islands, entries)),
	};
}

/** Pictures that are not lazy-loaded; the first source of each is that of phones. */
function listFirstImages(html: string): string[] {
	return [...html.matchAll(/<picture>[\s\S]*?<\/picture>|<img\b[^>]*>/g)].flatMap(([tag]) => {
		if (tag.includes('loading="lazy"')) return [];
		return (/ srcset="([^"]+)"/i.exec(tag) ?? / src="([^"]+)"/.exec(tag))?.[1] ?? [];
	});
}

const known = new Map<string, number>();

/** Size of a file in bytes as sent; each is measured once for all pages. */
function weighFile(address: string): number {
	let bytes = known.get(address);
	if (bytes === undefined) {
		const file = path.join(dist, address);
		const text = /\.(js|css|svg)$/.test(address);
		bytes = text ? brotli(readFileSync(file, "utf8")) : statSync(file).size;
		known.set(address, bytes);
	}
	return bytes;
}

function weigh(addresses: string[]): Part {
	const files = [...new Set(addresses)].sort((a, b) => weighFile(b) - weighFile(a));
	return { bytes: files.reduce((sum, address) => sum + weighFile(address), 0), files };
}

function brotli(text: string): number {
	return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
