// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getToasts, openToast } from "./Toaster.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	// Radix reports the closing after rendering it, so the two waits are separate steps.
	wait(6000);
	wait(1_000_000);
});

const show = (title: string, bad = false) =>
	act(() => openToast({ title, text: `${title} text`, bad }));
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const shown = () => screen.queryAllByRole("button", { name: "Dismiss" }).length;
const manner = () => screen.getByRole("status").getAttribute("aria-live");

test("STA-16 STA-17 a toast takes the older one's place, cuts in where it is bad news, and closes by itself after 5 s", () => {
	show("Older");
	expect(manner()).toBe("polite");
	wait(3000);
	show("First", true);
	expect(manner()).toBe("assertive");
	expect(screen.queryByText("Older text")).toBeNull();
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

test("a toast dismissed under the pointer does not keep the next one open", () => {
	show("First");
	const region = screen.getByRole("region", { name: "Notifications (F8)" });
	act(() => void region.dispatchEvent(new Event("pointermove", { bubbles: true })));
	act(() => screen.getByRole("button", { name: "Dismiss" }).click());
	show("Second");
	wait(5100);
	expect(shown()).toBe(0);
});
