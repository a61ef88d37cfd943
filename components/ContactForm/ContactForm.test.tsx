// @vitest-environment jsdom
import { render, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
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
	startFresh,
} from "../../tests/contactForm.tsx";
import { ContactForm } from "./ContactForm.tsx";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();

describe("validation", () => {
	test("VAL-01 VAL-02 VAL-03 VAL-05 VAL-08 an empty form shows the stated messages and sends nothing", async () => {
		render(<ContactForm {...choices} />);
		await userEvent.click(button());
		expect(messageAt("Name")).toBe("Required");
		expect(messageAt("Email")).toBe("Please enter a valid email address.");
		expect(messageAt("Phone")).toBe("Please enter a valid phone number.");
		expect(messageAt("Street address")).toBe("Street address is required.");
		expect(field("Name").getAttribute("aria-invalid")).toBe("true");
		expect(document.activeElement).toBe(field("Name"));
		expect(notice()).toBe("4 fields need another look.");
		expect(fetched).not.toHaveBeenCalled();
	});

	test("VAL-09 a message goes once its field is corrected, and the form can be sent", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		await user.clear(field("Phone"));
		await user.type(field("Phone"), "1234567");
		await user.click(button());
		expect(messageAt("Phone")).toBe("Please enter a valid phone number.");
		await user.type(field("Phone"), "8");
		expect(field("Phone").hasAttribute("aria-invalid")).toBe(false);
		fetched.mockResolvedValueOnce(json({}));
		await user.click(button());
		expect(fetched).toHaveBeenCalledTimes(1);
	});

	test("the line that counts the wrong fields goes once all of them are mended", async () => {
		render(<ContactForm {...choices} />);
		await userEvent.click(button());
		expect(notice()).toBe("4 fields need another look.");
		await fill();
		expect(notice()).toBe("");
	});

	test("Enter pressed twice is one enquiry, not an empty form with four faults", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockResolvedValueOnce(json({}));
		await user.type(field("Name"), "{Enter}");
		await waitFor(() => expect(notice()).toMatch(/^Sent/));
		await user.type(field("Name"), "{Enter}");
		expect(notice()).toMatch(/^Sent/);
		expect(messageAt("Name")).not.toBe("Required");
	});

	test("the browser's own check steps back only once the script is there", () => {
		expect(renderToString(<ContactForm {...choices} />)).not.toMatch(/novalidate/i);
		render(<ContactForm {...choices} />);
		expect(document.querySelector("form")?.noValidate).toBe(true);
	});
});
