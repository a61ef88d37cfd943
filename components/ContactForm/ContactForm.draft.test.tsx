// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
	button,
	fetched,
	field,
	fill,
	hydrateForm,
	hydrateTwice,
	json,
	listSent,
	messageAt,
	notice,
	paste,
	startFresh,
	user,
} from "../../tests/contactForm.tsx";
import { writeSubject } from "../QuoteLink/subject.ts";
import { dropDraft, readDraft, writeDraft } from "./draft.ts";

startFresh();

const box = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
/** Milliseconds. */
const twentyDays = 20 * 24 * 3_600_000;
const keepDraft = (written: object) =>
	writeDraft({ savedAt: Date.now() - twentyDays, key: "k", written });

const about = { interests: ["Roller Blinds"], city: "Bowral", state: "NSW", postcode: "2576" };
const openAbout = () => hydrateForm(undefined, { about });
const place = () => ["City", "State", "Postcode"].map((name) => field(name).value);
const ticked = () =>
	screen.queryAllByRole<HTMLInputElement>("checkbox", { checked: true }).map(({ value }) => value);

test("BEY-03 the draft survives a reload, says so, and can be dropped", async () => {
	const { unmount } = hydrateForm();
	await fill();
	await user.click(box("Other"));
	await user.click(box("Morning"));
	unmount();
	hydrateForm();
	expect(field("Name").value).toBe("Mei");
	expect(ticked()).toEqual(["Other", "Morning"]);
	expect(notice()).toContain("We kept what you wrote");
	await user.click(screen.getByRole("button", { name: "Start again" }));
	expect(field("Name").value).toBe("");
	expect(document.activeElement).toBe(field("Name"));
	expect(ticked()).toEqual([]);
	expect(localStorage).toHaveLength(0);
	await user.click(button());
	await user.type(field("Message"), "West");
	expect(notice()).toMatch(/^4 fields need another look/);
});

test("BEY-03 started again, a form has what its page knows and nothing of the draft, nor its key", async () => {
	keepDraft({ interests: ["Other"], city: "Kiama", message: "Old" });
	openAbout();
	expect([ticked(), place()[0]]).toEqual([["Other"], "Kiama"]);
	await user.click(screen.getByRole("button", { name: "Start again" }));
	expect([ticked(), place()]).toEqual([["Roller Blinds"], ["Bowral", "NSW", "2576"]]);
	await user.type(field("Message"), "New");
	expect(readDraft()?.written).toEqual({ message: "New" });
	expect(readDraft()?.key).not.toBe("k");
});

test("BEY-03 what was typed before the script came stays, and goes before an older draft", async () => {
	const { unmount } = hydrateForm();
	await fill();
	unmount();
	hydrateForm(() => {
		field("Name").value = "Ana";
		box("Roller Blinds").checked = true;
	});
	fetched.mockResolvedValueOnce(json({}));
	await user.click(button());
	const sent = { name: "Ana", phone: "12345678", interests: ["Roller Blinds"] };
	expect(listSent()).toMatchObject([sent]);
});

test("Q15 what was typed before the script came has its key at once, also in a tab opened since", async () => {
	const tick = () => {
		box("Roller Blinds").checked = true;
	};
	const [first, second] = [hydrateForm(tick), hydrateForm()];
	const { key, written } = readDraft() ?? {};
	expect(written).toEqual({ interests: ["Roller Blinds"] });
	for (const { container } of [second, first]) {
		await paste(container.querySelector("textarea") as HTMLElement, "Two windows");
		expect(readDraft()?.key).toBe(key);
	}
});

test("BEY-03 what was typed in one tab stays when another sends what it had before", async () => {
	const { container } = hydrateForm();
	await fill();
	const second = hydrateForm();
	await paste(second.container.querySelector("textarea") as HTMLElement, "A long story");
	fetched.mockResolvedValueOnce(json({}));
	await user.click(container.querySelector("[type=submit]") as HTMLElement);
	await screen.findByRole("heading", { name: "We have your enquiry" });
	expect(readDraft()?.written).toMatchObject({ name: "Mei", message: "A long story" });
});

test("BEY-03 a draft that another tab has ended is kept on as this page shows it", async () => {
	keepDraft({ name: "Mei" });
	hydrateForm();
	dropDraft();
	await paste(field("Message"), "And the study.");
	expect(readDraft()?.written).toEqual({ name: "Mei", message: "And the study." });
});

describe("what the page knows", () => {
	test("BEY-03 never takes the place of what the visitor's draft says", async () => {
		const written = { name: "Mei", city: "Kiama", state: "", postcode: "", interests: ["Other"] };
		keepDraft(written);
		openAbout();
		expect([...place(), ...ticked()]).toEqual(["Kiama", "", "", "Other"]);
		const day = new Date(Date.now() - twentyDays).getDate();
		expect(notice()).toContain(`We kept what you wrote on ${day} `);
		await user.type(field("Name"), "!");
		expect(notice()).toBe("");
		expect(readDraft(Date.now() + twentyDays)?.written).toEqual({ ...written, name: "Mei!" });
	});

	test("is what a page has of its own: a draft begun on another page brings the words, not that page's place", async () => {
		const { unmount } = hydrateForm(undefined, { about: { interests: ["Other"], city: "Kiama" } });
		await user.type(field("Name"), "Mei");
		unmount();
		openAbout();
		expect([field("Name").value, ...place()]).toEqual(["Mei", "Bowral", "NSW", "2576"]);
		expect(ticked()).toEqual(["Roller Blinds"]);
	});
});

test("BEY-01 a form that the server gives back has what was sent, and not an older draft", async () => {
	keepDraft({ name: "Ana", message: "Old words" });
	const sent = { name: "Mei", phone: "1", interests: ["Other"] };
	hydrateForm(undefined, { values: sent, errors: { phone: "Too short." } });
	expect([field("Name").value, field("Message").value, ...ticked()]).toEqual(["Mei", "", "Other"]);
	expect(messageAt("Phone")).toBe("Too short.");
	await user.type(field("Phone"), "2345678");
	expect(messageAt("Phone")).toBeUndefined();
	expect(readDraft()?.written).toMatchObject({ name: "Mei", phone: "12345678" });
});

describe("what a quote link hands over", () => {
	test("is filled in once, with a line that says so", () => {
		location.hash = writeSubject({ ...about, interests: ["Other"] });
		hydrateForm();
		expect([...place(), ...ticked()]).toEqual(["Bowral", "NSW", "2576", "Other"]);
		expect(screen.getByText("What you were looking at is filled in below.")).toBeTruthy();
		expect(localStorage).toHaveLength(0);
		expect(location.hash).toBe("");
	});

	test("BEY-03 is kept where React begins to hydrate and is interrupted", async () => {
		location.hash = writeSubject({ ...about, message: "All west." });
		await hydrateTwice();
		expect([...place(), ...ticked()]).toEqual(["Bowral", "NSW", "2576", "Roller Blinds"]);
		expect(field("Message").value).toBe("All west.");
		expect(location.hash).toBe("");
	});

	test.each([
		["Kiama", "", ""],
		["", "", "2533"],
	])(
		"BEY-03 adds to a draft with the place %j, %j, %j, once, and takes nothing away",
		(...typed) => {
			const [city, state, postcode] = typed;
			keepDraft({ city, state, postcode, interests: ["Other"], message: "Ring after five." });
			const message = "Ring after five.\n\nLike the one in your gallery.";
			for (const _time of ["first", "again"]) {
				cleanup();
				location.hash = writeSubject({ ...about, message: "Like the one in your gallery." });
				hydrateForm();
				expect(place()).toEqual(typed);
				expect(ticked()).toEqual(["Roller Blinds", "Other"]);
				expect([field("Message").value, readDraft()?.written.message]).toEqual([message, message]);
				expect(screen.getByRole("link", { name: "your message" })).toBeTruthy();
			}
		},
	);
});
