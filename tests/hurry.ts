import { vi } from "vitest";

const { setTimeout } = globalThis;

/** Lets timers of at least `from` and at most `to` milliseconds run so many times as fast, until mocks are restored. */
export function hurry(times: number, { from = 0, to = Number.POSITIVE_INFINITY } = {}) {
	const quick = (run: () => void, wait = 0, ...args: []) =>
		setTimeout(run, wait >= from && wait <= to ? wait / times : wait, ...args);
	vi.spyOn(globalThis, "setTimeout").mockImplementation(quick as typeof setTimeout);
}
