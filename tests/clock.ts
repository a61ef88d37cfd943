import { beforeEach, vi } from "vitest";

const { setTimeout } = globalThis;

/** Lets timers of at least `from` and at most `to` milliseconds run so many times as fast, until mocks are restored. */
export function hurry(times: number, { from = 0, to = Number.POSITIVE_INFINITY } = {}) {
	const quick = (run: () => void, wait = 0, ...args: []) =>
		setTimeout(run, wait >= from && wait <= to ? wait / times : wait, ...args);
	vi.spyOn(globalThis, "setTimeout").mockImplementation(quick as typeof setTimeout);
}

/** Shortens in a file's tests the pauses between two looks at the store, of which only calls at one moment need the whole. */
export function hurryPauses(): void {
	beforeEach(() => hurry(20, { to: 400 }));
}

/** Moves the clock by so many milliseconds without stopping it, until a test ends. */
export function passTime(milliseconds: number): void {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}
