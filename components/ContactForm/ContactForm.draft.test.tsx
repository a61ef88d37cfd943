// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
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

	test("in two tabs: what one has written stands in the other as soon as something is typed there", async () => {
		const tabs = [hydrate(), hydrate()];
		const [first, second] = tabs.map(({ container }) => (name: string) => {
			return container.querySelector(`[name=${name}]`) as HTMLInputElement;
		});
		if (!first || !second) throw new Error("no tabs");
		await userEvent.type(first("message"), "A long story");
		await userEvent.type(second("name"), "Mei");
		expect(second("message").value).toBe("A long story");
		expect(readDraft()?.values).toMatchObject({ name: "Mei", message: "A long story" });
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
