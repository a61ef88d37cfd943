import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Puts the folders that tests make with mkdtemp into one, which is deleted after the last test. */
export default function collectFolders() {
	const folder = mkdtempSync(path.join(tmpdir(), "tests-"));
	process.env.TMPDIR = folder;
	return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
