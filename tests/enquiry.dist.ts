import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listIslandFiles } from "./scripts.ts";

interface Asset {
	file: string;
}

const assets = JSON.parse(readFileSync("dist/assets.json", "utf8")) as Record<string, Asset>;

function fileOf(source: string): string {
	const asset = Object.entries(assets).find(([key]) => key.endsWith(source))?.[1];
	if (!asset) throw new Error(`the build has no ${source}`);
	return `/${asset.file}`;
}

test("the code of toasts does not come with the enquiry form", () => {
	const files = listIslandFiles(["ContactForm"], []);
	expect(files).toContain(fileOf("components/ContactForm/ContactForm.tsx"));
	expect(files).not.toContain(fileOf("components/Toast/Toaster.tsx"));
});

test("no secret and no server code in what the browser gets", () => {
	for (const { file } of Object.values(assets)) {
		if (!file.endsWith(".js")) continue;
		const code = readFileSync(path.join("dist/client", file), "utf8");
		expect(code).not.toMatch(/NETLIFY_|WEBHOOK|SMTP_|LINK_SECRET|node:crypto|netlify\/blobs/);
	}
});
