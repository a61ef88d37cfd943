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
	listKeys,
	notice,
	startFresh,
} from "../../tests/contactForm.tsx";
import { getToasts } from "../Toast/toast.ts";
import { ContactForm } from "./ContactForm.tsx";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();

describe("sending", () => {
	test("STA-12 STA-13 ERR-06 API-02 VAL-07: Sending..., a success toast, and every field reset", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		await user.click(screen.getByLabelText("Roller Blinds"));
		let answer: (response: Response) => void = () => undefined;
		fetched.mockReturnValueOnce(
			new Promise((resolve) => {
				answer = resolve;
			}),
		);
		await user.click(button());
		expect(button().textContent).toBe("Sending...");
		expect(button().disabled).toBe(true);
		const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
		expect(body).toEqual({
			name: "Mei",
			email: "mei@example.com",
			phone: "12345678",
			streetAddress: "1",
			city: "",
			state: "",
			postcode: "",
			interests: ["Roller Blinds"],
			message: "",
		});
		await act(async () => answer(json({ message: "Hello Mei." })));
		await waitFor(() => expect(button().disabled).toBe(false));
		expect(button().textContent).toBe("Send my enquiry");
		expect(getToasts().at(-1)).toMatchObject({ title: "Success!", text: "Hello Mei.", open: true });
		expect(field("Name").value).toBe("");
		expect((screen.getByLabelText("Roller Blinds") as HTMLInputElement).checked).toBe(false);
		expect(localStorage).toHaveLength(0);
	});

	test("the form itself says that it was sent, until the next word is typed", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockResolvedValueOnce(json({}));
		await user.click(button());
		await waitFor(() => expect(notice()).toBe(`Sent. We have your enquiry. ${choices.next}`));
		await user.type(field("Name"), "A");
		expect(notice()).toBe("");
	});

	test("Q15 who leaves while it is being sent and comes Back learns that it has arrived", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(json({}));
		await user.click(button());
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		await waitFor(() => expect(notice()).toContain("Sent. We have your enquiry."));
		expect(fetched.mock.calls.map(([address]) => address)).toEqual([
			"/api/contact",
			"/api/contact.php",
		]);
		expect(new Set(listKeys()).size).toBe(1);
	});

	test("the button takes the focus back, and not before it is enabled", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		const states: boolean[] = [];
		button().addEventListener("focus", () => states.push(button().disabled));
		vi.spyOn(button(), "focus").mockImplementation(() => states.push(button().disabled));
		fetched.mockImplementation(async () => json({}, 500));
		await user.click(button());
		(document.activeElement as HTMLElement).blur();
		await waitFor(() => expect(notice()).toContain("Not sent."));
		await waitFor(() => expect(states.at(-1)).toBe(false));
		expect(states).not.toContain(true);
		vi.restoreAllMocks();
	});

	test("a double press sends once", async () => {
		render(<ContactForm {...choices} />);
		await fill();
		fetched.mockReturnValue(new Promise(() => undefined));
		const form = document.querySelector("form") as HTMLFormElement;
		act(() => {
			fireEvent.submit(form);
			fireEvent.submit(form);
		});
		await waitFor(() => expect(fetched).toHaveBeenCalled());
		expect(fetched).toHaveBeenCalledTimes(1);
	});

	test("BEY-03 what is typed while the rest is on its way stays, and is not called sent", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		let answer: (response: Response) => void = () => undefined;
		fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
		await user.click(button());
		await user.type(field("Message"), "Gate code 4711.");
		await act(async () => answer(json({})));
		await waitFor(() => expect(notice()).toContain("still here and not sent yet"));
		expect(field("Message").value).toBe("Gate code 4711.");
		expect(localStorage).toHaveLength(1);
		fetched.mockResolvedValueOnce(json({}));
		await user.click(button());
		await waitFor(() => expect(notice()).toBe(`Sent. We have your enquiry. ${choices.next}`));
		expect(new Set(listKeys()).size).toBe(2);
		expect(field("Message").value).toBe("");
	});
});
