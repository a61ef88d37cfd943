// @vitest-environment jsdom
import { fireEvent, render, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
	button,
	choices,
	fetched,
	field,
	fill,
	json,
	listKeys,
	startFresh,
} from "../../tests/contactForm.tsx";
import { ContactForm } from "./ContactForm.tsx";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();

describe("the key of an enquiry", () => {
	test("Q15 an enquiry keeps its key however often it is sent", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await user.click(button());
		await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
		await waitFor(() => expect(button().disabled).toBe(false));
		await user.click(button());
		await waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));
		expect(new Set(listKeys()).size).toBe(1);
		expect(listKeys()[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
	});

	test("Q15 what was written on one page and sent from another keeps its key on both", async () => {
		const first = render(<ContactForm {...choices} />);
		await fill();
		const second = render(<ContactForm {...choices} />);
		const send = async ({ container }: typeof first) => {
			fetched.mockResolvedValueOnce(json({}));
			const calls = fetched.mock.calls.length;
			fireEvent.submit(container.querySelector("form") as HTMLFormElement);
			await waitFor(() => expect(fetched).toHaveBeenCalledTimes(calls + 1));
		};
		await send(second);
		await waitFor(() => expect(localStorage).toHaveLength(0));
		await send(first);
		const [one, other] = listKeys();
		expect(one).toBe(other);
	});

	test("another enquiry after one that was sent has a key of its own", async () => {
		render(<ContactForm {...choices} />);
		for (const count of [1, 2]) {
			fetched.mockResolvedValueOnce(json({}));
			const user = await fill();
			await user.click(button());
			await waitFor(() => expect(fetched).toHaveBeenCalledTimes(count));
			await waitFor(() => expect(field("Name").value).toBe(""));
		}
		expect(new Set(listKeys()).size).toBe(2);
	});
});
