// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import {
	button,
	fetched,
	field,
	fill,
	hydrateForm,
	json,
	notice,
	startFresh,
} from "../../tests/contactForm.tsx";
import { readDraft } from "./draft.ts";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();

describe("BEY-03 the draft", () => {
	test("survives a reload, says so, and can be dropped", async () => {
		const { unmount } = hydrateForm();
		const user = await fill();
		await user.click(screen.getByLabelText("Other"));
		unmount();
		hydrateForm();
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
		const { unmount } = hydrateForm();
		await fill();
		unmount();
		hydrateForm(() => {
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
		const { unmount } = hydrateForm();
		await fill();
		unmount();
		hydrateForm();
		expect(complaints).not.toHaveBeenCalled();
		complaints.mockRestore();
	});

	test('"Start again" goes with the first word, which it would take', async () => {
		const { unmount } = hydrateForm();
		await fill();
		unmount();
		hydrateForm();
		await userEvent.type(screen.getByLabelText(/^Message/), "Two windows");
		await userEvent.tab();
		expect(document.activeElement).toBe(screen.getByRole("button"));
		expect(notice()).toBe("");
		expect(readDraft()?.values).toMatchObject({ name: "Mei", message: "Two windows" });
	});

	test("what a visitor took out of a page's own suggestions stays out after a reload", async () => {
		const about = { interests: ["Roller Blinds"], city: "Bowral", state: "NSW", postcode: "2576" };
		const { unmount } = hydrateForm(undefined, { about });
		const user = await fill();
		await user.click(screen.getByLabelText("Roller Blinds"));
		for (const name of ["City", "State", "Postcode"]) await user.clear(field(name));
		unmount();
		hydrateForm(undefined, { about });
		expect((screen.getByLabelText("Roller Blinds") as HTMLInputElement).checked).toBe(false);
		for (const name of ["City", "State", "Postcode"]) expect(field(name).value).toBe("");
	});
});
