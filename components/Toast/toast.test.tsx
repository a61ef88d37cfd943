// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getToasts, openToast } from "./Toaster.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	// Radix reports the closing after rendering it, so the two waits are separate steps.
	wait(6000);
	wait(1_000_000);
	vi.useRealTimers();
});

const show = (title: string, bad = false) =>
	act(() => openToast({ title, text: `${title} text`, bad }));
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const shown = () => screen.queryAllByRole("button", { name: "Dismiss" }).length;

describe("toasts", () => {
	test("STA-16 CST-20 at most one is visible: a newer one takes the place of the older", () => {
		show("First");
		show("Second");
		expect(shown()).toBe(1);
		expect(screen.queryByText("First text")).toBeNull();
		expect(screen.getByText("Second text")).toBeTruthy();
	});

	test("STA-17 a toast closes by itself after 5 s", () => {
		show("First");
		wait(4900);
		expect(shown()).toBe(1);
		wait(200);
		expect(shown()).toBe(0);
	});

	test("STA-18 Q34 a dismissed toast goes at once; its record is dropped after 1,000,000 ms", () => {
		show("First");
		act(() => screen.getByRole("button", { name: "Dismiss" }).click());
		expect(shown()).toBe(0);
		expect(getToasts()).toHaveLength(1);
		wait(999_999);
		expect(getToasts()).toHaveLength(1);
		wait(1);
		expect(getToasts()).toHaveLength(0);
	});

	test("STA-20 F8 moves the focus to the notification region", () => {
		show("First");
		const region = screen.getByRole("region", { name: "Notifications (F8)" });
		act(
			() =>
				void document.dispatchEvent(new KeyboardEvent("keydown", { code: "F8", bubbles: true })),
		);
		expect(region.contains(document.activeElement)).toBe(true);
	});

	test.each([
		["a failure is said at once", true, "assertive"],
		["a success waits until the reader pauses", false, "polite"],
	])("%s", (_how, bad, live) => {
		show("First", bad);
		wait(100);
		const said = document.querySelector("[aria-live]:not(section)");
		expect(said?.getAttribute("aria-live")).toBe(live);
		expect(said?.textContent).toContain("First text");
	});

	test("a toast dismissed under the pointer does not keep the next one open", () => {
		show("First");
		const region = screen.getByRole("region", { name: "Notifications (F8)" });
		act(() => void region.dispatchEvent(new Event("pointermove", { bubbles: true })));
		act(() => screen.getByRole("button", { name: "Dismiss" }).click());
		show("Second");
		wait(5100);
		expect(shown()).toBe(0);
	});
});
