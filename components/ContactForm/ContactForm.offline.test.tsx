// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
	button,
	choices,
	fetched,
	field,
	fill,
	json,
	messageAt,
	notice,
	scrolled,
	setOnline,
	startFresh,
} from "../../tests/contactForm.tsx";
import { getToasts } from "../Toast/toast.ts";
import { ContactForm } from "./ContactForm.tsx";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();

describe("without a connection", () => {
	/** Fills the form in, loses the connection and presses the button. */
	async function failOffline() {
		render(<ContactForm {...choices} />);
		const user = await fill();
		setOnline(false);
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await user.click(button());
		await waitFor(() => expect(button().disabled).toBe(false));
		return user;
	}

	test("it says so, and sends when the connection is back if the visitor agrees", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		setOnline(false);
		expect(notice()).toContain("You are offline");
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await user.click(button());
		await waitFor(() => expect(button().disabled).toBe(false));
		await user.click(screen.getByRole("button", { name: "Send it when the connection is back" }));
		expect(notice()).toContain("keep this page open");
		expect(document.activeElement?.textContent).toBe("Do not send");
		fetched.mockReset().mockResolvedValueOnce(json({ message: "There." }));
		setOnline(true);
		await waitFor(() =>
			expect(getToasts().at(-1)).toMatchObject({ title: "Success!", text: "There." }),
		);
		expect(fetched).toHaveBeenCalledTimes(1);
	});

	test("a connection that comes back in pieces is tried again until it carries the enquiry", async () => {
		const user = await failOffline();
		await user.click(screen.getByRole("button", { name: "Send it when the connection is back" }));
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const errors = getToasts().length;
		fetched.mockClear();
		setOnline(true);
		await act(() => vi.advanceTimersByTimeAsync(1000));
		expect(fetched).toHaveBeenCalledTimes(2);
		expect(notice()).toContain("keep this page open");
		expect(getToasts()).toHaveLength(errors);
		// A public network's log-in page answers instead of our server.
		fetched.mockReset().mockImplementation(async () => new Response("<html>"));
		await act(() => vi.advanceTimersByTimeAsync(10_000));
		expect(fetched).toHaveBeenCalledTimes(2);
		expect(notice()).toContain("keep this page open");
		fetched.mockReset().mockResolvedValueOnce(json({ message: "There." }));
		await act(() => vi.advanceTimersByTimeAsync(10_000));
		expect(notice()).toBe(`Sent. We have your enquiry. ${choices.next}`);
		expect(fetched).toHaveBeenCalledTimes(1);
		vi.useRealTimers();
	});

	/** Brings the connection back and lets more time pass than there is between two tries. */
	async function comeBack() {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		setOnline(true);
		await act(() => vi.advanceTimersByTimeAsync(25_000));
		vi.useRealTimers();
	}

	test("the form says that it was not sent, and where to call", async () => {
		await failOffline();
		expect(notice()).toContain(
			"Not sent. What you typed is still here; you can also call (02) 5550 0134.",
		);
	});

	test("that line comes into sight, wherever the form was sent from", async () => {
		await failOffline();
		await waitFor(() => expect(scrolled.mock.contexts).toEqual([screen.getByRole("status")]));
	});

	test("without agreement nothing is sent when the connection is back", async () => {
		await failOffline();
		fetched.mockReset();
		await comeBack();
		expect(fetched).not.toHaveBeenCalled();
		expect(field("Name").value).toBe("Mei");
	});

	test("the agreement can be taken back", async () => {
		const user = await failOffline();
		await user.click(screen.getByRole("button", { name: "Send it when the connection is back" }));
		await user.click(screen.getByRole("button", { name: "Do not send" }));
		expect(document.activeElement).toBe(button());
		fetched.mockReset();
		await comeBack();
		expect(fetched).not.toHaveBeenCalled();
	});

	test("it can be taken back in the middle of a try, which is broken off and not made again", async () => {
		const user = await failOffline();
		await user.click(screen.getByRole("button", { name: "Send it when the connection is back" }));
		fetched.mockReset().mockImplementation(
			(_url, init) =>
				new Promise((_resolve, reject) => {
					init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
				}),
		);
		setOnline(true);
		await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
		await user.click(screen.getByRole("button", { name: "Do not send" }));
		await waitFor(() => expect(button().disabled).toBe(false));
		expect(notice()).toBe("Stopped. It was on its way, so it may have reached us all the same.");
		await comeBack();
		expect(fetched).toHaveBeenCalledTimes(1);
		expect(field("Name").value).toBe("Mei");
	});

	test("what the server refuses is not tried again, and the field says why", async () => {
		const user = await failOffline();
		await user.click(screen.getByRole("button", { name: "Send it when the connection is back" }));
		vi.useFakeTimers({ shouldAdvanceTime: true });
		fetched
			.mockReset()
			.mockImplementation(async () => json({ message: "No.", errors: { name: "Required" } }, 400));
		setOnline(true);
		await waitFor(() => expect(notice()).toMatch(/^Not sent/));
		expect(messageAt("Name")).toBe("Required");
		await act(() => vi.advanceTimersByTimeAsync(60_000));
		expect(fetched).toHaveBeenCalledTimes(2);
		vi.useRealTimers();
	});

	test("whoever goes on typing is not cut off when the connection is back", async () => {
		const user = await failOffline();
		await user.click(screen.getByRole("button", { name: "Send it when the connection is back" }));
		const type = (value: string) => fireEvent.change(field("Message"), { target: { value } });
		const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
		type("Please ring after fi");
		fetched.mockReset().mockResolvedValueOnce(json({}));
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		setOnline(true);
		await wait(9000);
		type("Please ring after five.");
		await wait(9000);
		expect(fetched).not.toHaveBeenCalled();
		await wait(2000);
		expect(notice()).toBe(`Sent. We have your enquiry. ${choices.next}`);
		expect(String(fetched.mock.calls[0]?.[1]?.body)).toContain("Please ring after five.");
		vi.useRealTimers();
	});
});
