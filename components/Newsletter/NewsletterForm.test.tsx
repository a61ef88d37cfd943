// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToastMessage } from "../Toast/Toaster.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";

const toasts: ToastMessage[] = [];
vi.mock("../Toast/Toaster.tsx", () => ({
	openToast: (message: ToastMessage) => toasts.push(message),
}));

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const button = () => screen.getByRole("button") as HTMLButtonElement;
const json = (body: unknown, status = 201) => new Response(JSON.stringify(body), { status });

async function fill() {
	render(<NewsletterForm />);
	await userEvent.type(field("Your Name"), "Mei");
	await userEvent.type(field("Email Address"), "mei@example.com");
}

test("BLG-04 BLG-05 two required fields, the address of type email, and Subscribe", () => {
	render(<NewsletterForm />);
	expect(field("Your Name").required).toBe(true);
	expect(field("Email Address").required).toBe(true);
	expect(field("Email Address").type).toBe("email");
	expect(button().textContent).toBe("Subscribe");
});

test("BLG-06 API-14 a valid submit posts once and says so in a toast", async () => {
	await fill();
	const { promise, resolve: answer } = Promise.withResolvers<Response>();
	fetched.mockReturnValueOnce(promise);
	await userEvent.click(button());
	expect(button().textContent).toBe("Sending...");
	expect(fetched.mock.calls[0]?.[0]).toBe("/api/newsletter");
	expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
		name: "Mei",
		email: "mei@example.com",
	});
	await act(async () => answer(json({ message: "You are on our list." })));
	await waitFor(() => expect(field("Your Name").value).toBe(""));
	expect(toasts.at(-1)).toMatchObject({ title: "Success!", text: "You are on our list." });
	expect(screen.getByRole("status").textContent).toBe(
		"Sent. Press the link in our email, and you are on our list.",
	);
	expect(fetched).toHaveBeenCalledTimes(1);
});

test("BLG-06 the next reader is not told that the last one's success is theirs", async () => {
	await fill();
	fetched.mockResolvedValueOnce(json({}));
	await userEvent.click(button());
	await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Sent."));
	await userEvent.type(field("Your Name"), "Ana");
	await userEvent.type(field("Email Address"), "ana");
	await userEvent.click(button());
	await screen.findByText("Please enter a valid email address.");
	expect(screen.getByRole("status").textContent).toBe("");
	expect(fetched).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void, string]>([
	[
		"the server's sentence",
		() => fetched.mockResolvedValueOnce(json({ message: "Call us." }, 503)),
		"Call us.",
	],
	[
		"a general one",
		() => fetched.mockResolvedValueOnce(new Response("<html>", { status: 502 })),
		"Something went wrong. Please try again.",
	],
])("BLG-06 a failure says so with %s and keeps what was typed", async (_, fail, text) => {
	await fill();
	fail();
	await userEvent.click(button());
	await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: "Error", text, bad: true }));
	expect(field("Your Name").value).toBe("Mei");
	expect(field("Email Address").value).toBe("mei@example.com");
	expect(screen.getByRole("status").textContent).toMatch(/^Not sent\./);
	expect(button().disabled).toBe(false);
});

test("VAL-01 VAL-02 a bad reader is told at the fields and nothing is sent", async () => {
	render(<NewsletterForm />);
	await userEvent.type(field("Email Address"), "mei");
	await userEvent.click(button());
	expect(document.getElementById("n-name-error")?.textContent).toBe("Required");
	expect(document.getElementById("n-email-error")?.textContent).toBe(
		"Please enter a valid email address.",
	);
	expect(document.activeElement).toBe(field("Your Name"));
	expect(fetched).not.toHaveBeenCalled();
});
