// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
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
import { type Subject, writeSubject } from "../QuoteLink/subject.ts";
import { readDraft, writeDraft } from "./draft.ts";

startFresh();

const handOverSubject = (subject: Subject) => {
	location.hash = writeSubject(subject);
};
const box = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const keepDraft = (written: object) => writeDraft({ savedAt: Date.now(), key: "k", written });

describe("BEY-03 the draft", () => {
	test("survives a reload, says so, and can be dropped", async () => {
		const { unmount } = hydrateForm();
		const user = await fill();
		await user.click(box("Other"));
		await user.click(box("Morning"));
		unmount();
		hydrateForm();
		expect(field("Name").value).toBe("Mei");
		expect([box("Other").checked, box("Morning").checked]).toEqual([true, true]);
		expect(notice()).toContain("We kept what you wrote");
		await user.click(screen.getByRole("button", { name: "Start again" }));
		expect(field("Name").value).toBe("");
		expect(document.activeElement).toBe(field("Name"));
		expect(box("Other").checked).toBe(false);
		expect(localStorage).toHaveLength(0);
	});

	test("what was typed before the script came stays, and goes before an older draft", async () => {
		const { unmount } = hydrateForm();
		await fill();
		unmount();
		hydrateForm(() => {
			field("Name").value = "Ana";
			box("Roller Blinds").checked = true;
		});
		expect(field("Name").value).toBe("Ana");
		expect(field("Phone").value).toBe("12345678");
		fetched.mockResolvedValueOnce(json({}));
		await userEvent.click(button());
		expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({
			name: "Ana",
			interests: ["Roller Blinds"],
		});
	});

	test("what a visitor took out of a page's own suggestions stays out after a reload", async () => {
		const { unmount } = open();
		const user = await fill();
		await user.click(box("Roller Blinds"));
		for (const name of ["City", "State", "Postcode"]) await user.clear(field(name));
		unmount();
		open();
		expect(box("Roller Blinds").checked).toBe(false);
		expect(place()).toEqual(["", "", ""]);
	});
});

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

	/** Sends the form of one tab and waits for its receipt. */
	async function sendFrom(field: FindField) {
		const form = field("name").form as HTMLFormElement;
		const tab = within(form.parentElement as HTMLElement);
		fetched.mockResolvedValueOnce(json({}));
		fireEvent.submit(form);
		await tab.findByRole("heading", { name: "We have your enquiry" });
	}

	test("what one has written stands in the other as soon as something is typed there", async () => {
		const [first, second] = openTwoTabs();
		await userEvent.type(first("message"), "A long story");
		await userEvent.type(second("name"), "Mei");
		expect(second("message").value).toBe("A long story");
		expect(readDraft()?.written).toMatchObject({ name: "Mei", message: "A long story" });
	});

	test("what is typed in one before the other sends is not lost", async () => {
		const [first, second] = openTwoTabs();
		await fillNeeded(first);
		await userEvent.type(second("message"), "A long story");
		await sendFrom(first);
		expect(readDraft()?.written.message).toBe("A long story");
	});

	test("Q15 what was typed before the script came has its key at once, also in a tab opened since", async () => {
		const [first, second] = openTwoTabs(() => {
			field("Name").value = "Mei";
			box("Roller Blinds").checked = true;
		});
		const { key, written } = readDraft() ?? {};
		expect(written).toEqual({ name: "Mei", interests: ["Roller Blinds"] });
		for (const field of [second, first]) {
			await userEvent.type(field("message"), "A long story");
			expect(readDraft()?.key).toBe(key);
		}
	});
});

const about = { interests: ["Roller Blinds"], city: "Bowral", state: "NSW", postcode: "2576" };

const open = (prepare?: () => void, props: { about?: Subject } = { about }) =>
	hydrateForm(prepare, props);

const place = () => ["City", "State", "Postcode"].map((name) => field(name).value);
const bowral = ["Bowral", "NSW", "2576"];

describe("what the page knows", () => {
	test("is sent with the enquiry, and the next form is empty (STA-13)", async () => {
		open();
		const user = await fill();
		fetched.mockResolvedValueOnce(json({}));
		await user.click(button());
		expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject(about);
		await user.click(await screen.findByRole("button", { name: "Send another enquiry" }));
		expect([field("Name").value, ...place()]).toEqual(["", "", "", ""]);
		expect(box("Roller Blinds").checked).toBe(false);
		expect(localStorage).toHaveLength(0);
	});

	test("BEY-03 never takes the place of what the visitor's draft says", async () => {
		const written = { name: "Mei", city: "Kiama", state: "", postcode: "", interests: ["Other"] };
		keepDraft(written);
		open();
		expect(place()).toEqual(["Kiama", "", ""]);
		expect([box("Other").checked, box("Roller Blinds").checked]).toEqual([true, false]);
		await userEvent.type(field("Name"), "!");
		expect(readDraft()?.written).toEqual({ ...written, name: "Mei!" });
	});

	test("is what a page has of its own: a draft begun on another page brings the words, not that page's place", async () => {
		const { unmount } = open(undefined, {
			about: { interests: ["Other"], city: "Kiama", state: "NSW", postcode: "2533" },
		});
		await userEvent.type(field("Name"), "Mei");
		unmount();
		open();
		expect(field("Name").value).toBe("Mei");
		expect(place()).toEqual(bowral);
		expect([box("Other").checked, box("Roller Blinds").checked]).toEqual([false, true]);
	});
});

test("BEY-01 a form that the server gives back has what was sent, and not an older draft", async () => {
	keepDraft({ name: "Ana", message: "Old words" });
	const sent = { name: "Mei", phone: "1", interests: ["Other"] };
	hydrateForm(undefined, { values: sent, errors: { phone: "Too short." } });
	expect([field("Name").value, field("Message").value]).toEqual(["Mei", ""]);
	expect(box("Other").checked).toBe(true);
	expect(screen.getByText("Too short.")).toBeTruthy();
	await userEvent.type(field("Phone"), "2345678");
	expect(screen.queryByText("Too short.")).toBeNull();
	expect(readDraft()?.written).toMatchObject({ name: "Mei", phone: "12345678" });
});

describe("what a quote link hands over", () => {
	test("is filled in, with a line that says so", () => {
		handOverSubject({ ...about, interests: ["Other"] });
		open(undefined, {});
		expect(place()).toEqual(bowral);
		expect(box("Other").checked).toBe(true);
		expect(screen.getByText("What you were looking at is filled in below.")).toBeTruthy();
		expect(location.hash).toBe("");
		expect(localStorage).toHaveLength(0);
	});

	test("BEY-03 adds to a draft and takes nothing away", () => {
		keepDraft({
			city: "Kiama",
			state: "",
			postcode: "",
			interests: ["Other"],
			message: "Ring after five.",
		});
		handOverSubject({ ...about, message: "Like the one in your gallery." });
		open(undefined, {});
		expect(place()).toEqual(["Kiama", "", ""]);
		expect([box("Other").checked, box("Roller Blinds").checked]).toEqual([true, true]);
		expect(field("Message").value).toBe("Ring after five.\n\nLike the one in your gallery.");
	});
});
