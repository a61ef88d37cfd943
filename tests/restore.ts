import { afterEach, vi } from "vitest";

// After each test, not before the next as Vitest's own options do it: files of one worker share their globals, and what the
// last test of a file leaves would stand while the next file is loaded.
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});
