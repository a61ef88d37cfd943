import { afterAll, afterEach, vi } from "vitest";

// After each test, not before the next as Vitest's own options do it: files of one worker share their globals, and what the
// last test of a file leaves would stand while the next file is loaded.
afterEach(async () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	// Loaded where there is a document: React looks for one once, and files of one worker share it.
	if (typeof document !== "undefined") (await import("@testing-library/react")).cleanup();
});

/** What a test has put into the document by hand would stand there for the next file. */
afterAll(() => globalThis.document?.body.replaceChildren());
