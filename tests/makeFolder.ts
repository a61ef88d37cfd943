import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Makes a temporary folder with these files; temporaryFolders.ts deletes it. @returns its path */
export function makeFolder(files: Record<string, string | Uint8Array> = {}): string {
	const folder = mkdtempSync(path.join(tmpdir(), ".test-"));
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
		writeFileSync(path.join(folder, name), text);
	}
	return folder;
}
