// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import {
	fetched,
	field,
	hydrateForm,
	json,
	listKeys,
	startFresh,
} from "../../tests/contactForm.tsx";
import { readDraft } from "./draft.ts";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();

/** Finds a field of one tab's form by its name. */
type FindField = (name: string) => HTMLInputElement;

/** Types what the form requires into the form of one tab. */
async function fillNeeded(field: FindField, name = "Mei") {
	for (const text of ["name", "streetAddress"]) await userEvent.type(field(text), name);
	await userEvent.type(field("phone"), "12345678");
	await userEvent.type(field("email"), `${name.toLowerCase()}@example.com`);
}

describe("BEY-03 in two tabs", () => {
	/** Two tabs with the form, and the fields of each. */
	function openTwoTabs(prepare?: () => void) {
		const tabs = [hydrateForm(prepare), hydrateForm()];
		const [first, second] = tabs.map(({ container }) => (name: string) => {
			return container.querySelector(`[name=${name}]`) as HTMLInputElement;
		});
		if (!first || !second) throw new Error("no tabs");
		return [first, second] as const;
	}

	test("what one has written stands in the other as soon as something is typed there", async () => {
		const [first, second] = openTwoTabs();
		await userEvent.type(first("message"), "A long story");
		await userEvent.type(second("name"), "Mei");
		expect(second("message").value).toBe("A long story");
		expect(readDraft()?.values).toMatchObject({ name: "Mei", message: "A long story" });
	});

	test("Q15 one enquiry has one key, whichever of them sends it, and the next has another", async () => {
		const [first, second] = openTwoTabs();
		await userEvent.type(first("message"), "A long story");
		await fillNeeded(second);
		// The first tab picks up the rest when it is next typed in.
		await userEvent.type(first("message"), ".");
		await userEvent.type(second("message"), ".");
		const send = async (field: FindField) => {
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
		await fillNeeded(first, "Ana");
		await send(first);
		const [key, again, next] = listKeys();
		expect(again).toBe(key);
		expect(next).not.toBe(key);
	});

	test("what is typed in one while the other sends stays", async () => {
		const [first, second] = openTwoTabs();
		await fillNeeded(first);
		const { promise, resolve: answer } = Promise.withResolvers<Response>();
		fetched.mockReturnValueOnce(promise);
		fireEvent.submit(first("name").form as HTMLFormElement);
		await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
		await userEvent.type(second("message"), "A long story");
		answer(json({}));
		await waitFor(() => expect(first("name").value).toBe(""));
		expect(readDraft()?.values.message).toBe("A long story");
	});

	test("what was typed in one before the other sends stays too", async () => {
		const [first, second] = openTwoTabs();
		await fillNeeded(first);
		await userEvent.type(second("message"), "A long story");
		fetched.mockResolvedValueOnce(json({}));
		fireEvent.submit(first("name").form as HTMLFormElement);
		await waitFor(() => expect(first("name").value).toBe(""));
		expect(readDraft()?.values.message).toBe("A long story");
	});

	test("what is typed in one after the other has sent its own is taken over whole", async () => {
		const [first, second] = openTwoTabs();
		await fillNeeded(first);
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
});
