// @vitest-environment jsdom
import { render, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
	button,
	choices,
	fetched,
	field,
	fill,
	json,
	listKeys,
	messageAt,
	notice,
	scrolled,
	startFresh,
} from "../../tests/contactForm.tsx";
import { getToasts } from "../Toast/toast.ts";
import { ContactForm } from "./ContactForm.tsx";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();

describe("sending that fails", () => {
	test("a fault in the script leaves the enquiry to the form without script", async () => {
		const plain = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
		render(<ContactForm {...choices} />);
		const user = await fill();
		vi.stubGlobal("FormData", undefined);
		await user.click(button());
		await waitFor(() => expect(plain).toHaveBeenCalledTimes(1));
		expect(fetched).not.toHaveBeenCalled();
		expect(button().disabled).toBe(false);
		vi.restoreAllMocks();
	});

	test("STA-14 ERR-04 a failure shows a destructive toast and keeps everything typed", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await user.click(button());
		await waitFor(() => expect(button().disabled).toBe(false));
		expect(getToasts().at(-1)).toMatchObject({
			title: "Error",
			text: "Failed to fetch",
			bad: true,
		});
		expect(field("Name").value).toBe("Mei");
		expect(notice()).toContain("(02) 5550 0134");
	});

	test("ERR-05 an error without text says that something went wrong", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockRejectedValue(new Error(""));
		await user.click(button());
		await waitFor(() =>
			expect(getToasts().at(-1)?.text).toBe("Something went wrong. Please try again."),
		);
	});

	test("ERR-05 Q15 a log-in page in place of both answers is no success: the words, their draft and their key stay", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockImplementation(async () => new Response("<html>"));
		await user.click(button());
		await waitFor(() => expect(notice()).toMatch(/^Not sent\./));
		expect(getToasts().at(-1)).toMatchObject({
			title: "Error",
			text: "Something went wrong. Please try again.",
		});
		expect(field("Name").value).toBe("Mei");
		expect(localStorage).toHaveLength(1);
		fetched.mockResolvedValueOnce(json({}));
		await user.click(button());
		await waitFor(() => expect(notice()).toMatch(/^Sent\./));
		expect(listKeys()).toHaveLength(3);
		expect(new Set(listKeys()).size).toBe(1);
	});

	test("the server's messages stand at their fields, and the first has the focus and the view", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockImplementation(async () => json({ errors: { address: "Where is that?" } }, 400));
		await user.click(button());
		await waitFor(() => expect(messageAt("Street address")).toBe("Where is that?"));
		expect(document.activeElement).toBe(field("Street address"));
		expect(scrolled).not.toHaveBeenCalled();
	});
});
