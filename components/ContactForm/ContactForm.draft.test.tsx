// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
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
	listKeys,
	notice,
	startFresh,
} from "../../tests/contactForm.tsx";
import type { About } from "./about.ts";
import { ContactForm } from "./ContactForm.tsx";
import { readDraft } from "./draft.ts";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();

describe("BEY-03 the draft", () => {
	/** Hydrates over the server's markup, as the page does. */
	function hydrate(prepare?: () => void, about?: About) {
		const container = document.createElement("div");
		document.body.append(container);
		const form = <ContactForm {...choices} about={about} />;
		container.innerHTML = renderToString(form);
		prepare?.();
		return render(form, { container, hydrate: true });
	}

	test("survives a reload, says so, and can be dropped", async () => {
		const { unmount } = hydrate();
		const user = await fill();
		await user.click(screen.getByLabelText("Other"));
		unmount();
		hydrate();
		expect(field("Name").value).toBe("Mei");
		expect((screen.getByLabelText("Other") as HTMLInputElement).checked).toBe(true);
		expect(notice()).toContain("We kept what you wrote");
		await user.click(screen.getByRole("button", { name: "Start again" }));
		expect(field("Name").value).toBe("");
		expect(document.activeElement).toBe(field("Name"));
		expect((screen.getByLabelText("Other") as HTMLInputElement).checked).toBe(false);
		expect(localStorage).toHaveLength(0);
	});

	test("what was typed before the script came stays, and goes before an older draft", async () => {
		const { unmount } = hydrate();
		await fill();
		unmount();
		hydrate(() => {
			field("Name").value = "Ana";
			(screen.getByLabelText("Roller Blinds") as HTMLInputElement).checked = true;
		});
		expect(field("Name").value).toBe("Ana");
		expect(field("Phone").value).toBe("12345678");
		expect((screen.getByLabelText("Roller Blinds") as HTMLInputElement).checked).toBe(true);
		fetched.mockResolvedValueOnce(json({}));
		await userEvent.click(button());
		expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({
			name: "Ana",
			interests: ["Roller Blinds"],
		});
	});

	test("no mismatch between the server's markup and the browser's", async () => {
		const complaints = vi.spyOn(console, "error");
		const { unmount } = hydrate();
		await fill();
		unmount();
		hydrate();
		expect(complaints).not.toHaveBeenCalled();
		complaints.mockRestore();
	});

	/** Two tabs with the form, and the fields of each. */
	function openTwoTabs(prepare?: () => void) {
		const tabs = [hydrate(prepare), hydrate()];
		const [first, second] = tabs.map(({ container }) => (name: string) => {
			return container.querySelector(`[name=${name}]`) as HTMLInputElement;
		});
		if (!first || !second) throw new Error("no tabs");
		return [first, second] as const;
	}

	test("in two tabs: what one has written stands in the other as soon as something is typed there", async () => {
		const [first, second] = openTwoTabs();
		await userEvent.type(first("message"), "A long story");
		await userEvent.type(second("name"), "Mei");
		expect(second("message").value).toBe("A long story");
		expect(readDraft()?.values).toMatchObject({ name: "Mei", message: "A long story" });
	});

	test("Q15 in two tabs: one enquiry has one key, whichever of them sends it, and the next has another", async () => {
		const [first, second] = openTwoTabs();
		await userEvent.type(first("message"), "A long story");
		for (const name of ["name", "streetAddress"]) await userEvent.type(second(name), "Mei");
		await userEvent.type(second("phone"), "12345678");
		await userEvent.type(second("email"), "mei@example.com");
		// The first tab picks up the rest when it is next typed in.
		await userEvent.type(first("message"), ".");
		await userEvent.type(second("message"), ".");
		const send = async (field: typeof first) => {
			fetched.mockResolvedValueOnce(json({}));
			const calls = fetched.mock.calls.length;
			fireEvent.submit(field("name").form as HTMLFormElement);
			await waitFor(() => expect(fetched).toHaveBeenCalledTimes(calls + 1));
			await waitFor(() => expect(field("name").value).toBe(""));
		};
		await send(first);
		await send(second);
		const [body, same] = fetched.mock.calls.map(([, init]) => init?.body);
		expect(body).toBe(same);
		for (const name of ["name", "streetAddress"]) await userEvent.type(first(name), "Ana");
		await userEvent.type(first("phone"), "12345678");
		await userEvent.type(first("email"), "ana@example.com");
		await send(first);
		const [key, again, next] = listKeys();
		expect(again).toBe(key);
		expect(next).not.toBe(key);
	});

	test('"Start again" goes with the first word, which it would take', async () => {
		const { unmount } = hydrate();
		await fill();
		unmount();
		hydrate();
		await userEvent.type(screen.getByLabelText(/^Message/), "Two windows");
		await userEvent.tab();
		expect(document.activeElement).toBe(screen.getByRole("button"));
		expect(notice()).toBe("");
		expect(readDraft()?.values).toMatchObject({ name: "Mei", message: "Two windows" });
	});

	test("in two tabs: what is typed in one while the other sends stays", async () => {
		const [first, second] = openTwoTabs();
		for (const name of ["name", "streetAddress"]) await userEvent.type(first(name), "Mei");
		await userEvent.type(first("phone"), "12345678");
		await userEvent.type(first("email"), "mei@example.com");
		const { promise, resolve: answer } = Promise.withResolvers<Response>();
		fetched.mockReturnValueOnce(promise);
		fireEvent.submit(first("name").form as HTMLFormElement);
		await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
		await userEvent.type(second("message"), "A long story");
		answer(json({}));
		await waitFor(() => expect(first("name").value).toBe(""));
		expect(readDraft()?.values.message).toBe("A long story");
	});

	test("in two tabs: what is typed in one after the other has sent its own is taken over whole", async () => {
		const [first, second] = openTwoTabs();
		for (const name of ["name", "streetAddress"]) await userEvent.type(first(name), "Mei");
		await userEvent.type(first("phone"), "12345678");
		await userEvent.type(first("email"), "mei@example.com");
		fetched.mockResolvedValueOnce(json({}));
		fireEvent.submit(first("name").form as HTMLFormElement);
		await waitFor(() => expect(first("name").value).toBe(""));
		for (const name of ["name", "message"]) await userEvent.type(second(name), "Ana");
		await userEvent.type(first("streetAddress"), "1");
		expect(readDraft()?.values).toMatchObject({ name: "Ana", message: "Ana", streetAddress: "1" });
	});

	test("Q15 what was typed before the script came has its key at once, also in a tab opened since", async () => {
		const [first, second] = openTwoTabs(() => {
			field("Name").value = "Mei";
			(screen.getByLabelText("Roller Blinds") as HTMLInputElement).checked = true;
		});
		const { key, values } = readDraft() ?? {};
		expect(values).toMatchObject({ name: "Mei", interests: ["Roller Blinds"] });
		expect(key).toMatch(/^[0-9a-f]{8}-/);
		for (const field of [second, first]) {
			await userEvent.type(field("message"), "A long story");
			expect(readDraft()?.key).toBe(key);
		}
	});

	test("what a visitor took out of a page's own suggestions stays out after a reload", async () => {
		const about = { interests: ["Roller Blinds"], city: "Bowral", state: "NSW", postcode: "2576" };
		const { unmount } = hydrate(undefined, about);
		const user = await fill();
		await user.click(screen.getByLabelText("Roller Blinds"));
		for (const name of ["City", "State", "Postcode"]) await user.clear(field(name));
		unmount();
		hydrate(undefined, about);
		expect((screen.getByLabelText("Roller Blinds") as HTMLInputElement).checked).toBe(false);
		for (const name of ["City", "State", "Postcode"]) expect(field(name).value).toBe("");
	});
});
