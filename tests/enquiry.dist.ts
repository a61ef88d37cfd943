import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

interface Asset {
	file: string;
	imports?: string[];
}

/** Most bytes, Brotli, of everything the enquiry form brings to the browser, React included. */
const budget = 75_000;

const assets = JSON.parse(readFileSync("dist/assets.json", "utf8")) as Record<string, Asset>;
const pageScript = keyOf("pages/+client.ts");

function keyOf(source: string): string {
	const key = Object.keys(assets).find((name) => name.endsWith(source));
	if (!key) throw new Error(`the build has no ${source}`);
	return key;
}

/** Files that come with a module, besides those that every page has. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
	const asset = assets[key];
	if (!asset || key === pageScript || found.has(asset.file)) return found;
	found.add(asset.file);
	for (const next of asset.imports ?? []) filesOf(next, found);
	return found;
}

const sizeOf = (file: string) =>
	brotliCompressSync(readFileSync(path.join("dist/client", file))).length;

test("the enquiry form and React come in at most 75 KB (Brotli); toasts come when one is shown", () => {
	const files = filesOf(keyOf("components/ContactForm/ContactForm.tsx"));
	filesOf(keyOf("components/islands/hydrate.ts"), files);
	const size = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
	console.log(`the form's code: ${size} bytes Brotli in ${files.size} files`);
	expect(size).toBeGreaterThan(40_000);
	expect(size).toBeLessThanOrEqual(budget);
	const toaster = assets[keyOf("components/Toast/mountToaster.tsx")]?.file ?? "";
	expect(files.has(toaster)).toBe(false);
});

test("no secret and no server code in what the browser gets", () => {
	for (const { file } of Object.values(assets)) {
		if (!file.endsWith(".js")) continue;
		const code = readFileSync(path.join("dist/client", file), "utf8");
		expect(code).not.toMatch(/NETLIFY_|WEBHOOK|node:crypto|netlify\/blobs/);
	}
});
