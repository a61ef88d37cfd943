import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

/** What React says of a list without keys or markup that no browser takes; a test that means to hear an error listens itself. */
const complaints: unknown[][] = [];
beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation((...words) => void complaints.push(words));
});

// After each test, not before the next as Vitest's own options do it: files of one worker share their globals, and what the
// last test of a file leaves would stand while the next file is loaded.
afterEach(async () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	// Loaded where there is a document: React looks for one once, and files of one worker share it.
	if (typeof document !== "undefined") (await import("@testing-library/react")).cleanup();
	expect(complaints.splice(0)).toEqual([]);
});

/** What a test has put into the document by hand would stand there for the next file. */
afterAll(() => globalThis.document?.body.replaceChildren());
