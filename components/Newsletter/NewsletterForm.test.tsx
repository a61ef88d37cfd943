// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fetched, field, json, startFresh, toasts } from "../../tests/contactForm.tsx";
import { sorry } from "../Form/request.ts";
import { NewsletterForm } from "./NewsletterForm.tsx";

startFresh();

const button = () => screen.getByRole("button") as HTMLButtonElement;
const notice = () => document.querySelector(".notice")?.textContent;

async function fill(thanksPath?: string) {
	render(<NewsletterForm thanksPath={thanksPath} values={{ name: "M", email: "m" }} />);
	await userEvent.type(field("Your Name"), "ei");
	await userEvent.type(field("Email Address"), "ei@example.com");
}

test("BLG-04 BLG-05 BLG-06 API-14 a valid submit posts once and says so in a toast, which alone is said aloud", async () => {
	const replace = vi.fn();
	vi.stubGlobal("location", { replace });
	await fill("/thank-you/newsletter");
	expect([field("Your Name").required, field("Email Address").required]).toEqual([true, true]);
	expect(field("Email Address").type).toBe("email");
	expect(button().textContent).toBe("Subscribe");
	const { promise, resolve: answer } = Promise.withResolvers<Response>();
	fetched.mockReturnValueOnce(promise);
	await userEvent.click(button());
	expect([button().textContent, field("Your Name").readOnly]).toEqual(["Sending...", true]);
	const [address, init] = fetched.mock.calls[0] ?? [];
	expect(address).toBe("/api/newsletter");
	expect(new Headers(init?.headers).get("form-check"), "milliseconds").toMatch(/^open=\d{3,}$/);
	expect(JSON.parse(String(init?.body))).toEqual({ name: "Mei", email: "mei@example.com" });
	await act(async () => answer(json({ message: "You are on our list." })));
	await waitFor(() => expect(field("Your Name").value).toBe(""));
	expect(toasts.at(-1)).toMatchObject({ title: "Success!", text: "You are on our list." });
	expect([notice(), screen.queryByRole("status")]).toEqual(["You are on our list.", null]);
	expect(fetched).toHaveBeenCalledTimes(1);
	expect(replace.mock.lastCall, "sent without script before").toEqual(["/thank-you/newsletter"]);
});

test("BLG-06 VAL-01 VAL-02 after one success the fields say what is wrong with the next, and nothing else is said of it", async () => {
	await fill();
	fetched.mockResolvedValueOnce(json({}));
	await userEvent.click(button());
	await waitFor(() => expect(notice()).toBe("Sent."));
	await userEvent.type(field("Email Address"), "ana");
	await userEvent.click(button());
	await screen.findByText("Please enter a valid email address.");
	expect(notice()).toBe("");
	const said = screen.getAllByRole("alert").map(({ id, textContent }) => `${id}: ${textContent}`);
	expect(said[0]).toBe("n-name-error: Required");
	expect(said).toHaveLength(2);
	expect(document.activeElement).toBe(field("Your Name"));
	expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
	["the server's sentence", json({ message: "Write to us." }, 429), "Write to us."],
	["a general one", new Response("<html>", { status: 502 }), sorry],
])(
	"BLG-06 a failure says so with %s, in the toast and until the next press, and keeps what was typed",
	async (_, answer, text) => {
		await fill();
		fetched.mockResolvedValueOnce(answer);
		await userEvent.click(button());
		await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: "Error", text, bad: true }));
		expect(field("Your Name").value).toBe("Mei");
		expect(field("Email Address").value).toBe("mei@example.com");
		await userEvent.type(field("Your Name"), " O");
		expect(notice()).toBe(`Not sent. ${text} What you typed is still here.`);
		fetched.mockReturnValueOnce(new Promise(() => undefined));
		await userEvent.click(button());
		await waitFor(() => expect([button().textContent, notice()]).toEqual(["Sending...", ""]));
	},
);
