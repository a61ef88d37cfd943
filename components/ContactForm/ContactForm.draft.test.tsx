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
	hydrateForm,
	json,
	listKeys,
	notice,
	startFresh,
} from "../../tests/contactForm.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { empty, type Subject } from "./enquiry.ts";
import { readDraft, writeDraft } from "./storage.ts";

startFresh();

const handOverSubject = (subject: Subject) =>
	sessionStorage.setItem("enquiry-subject", JSON.stringify(subject));
const box = (name: string) => screen.getByLabelText(name) as HTMLInputElement;

describe("BEY-03 the draft", () => {
	test("survives a reload, says so, and can be dropped", async () => {
		const { unmount } = hydrateForm();
		const user = await fill();
		await user.click(screen.getByLabelText("Other"));
		unmount();
		hydrateForm();
		expect(field("Name").value).toBe("Mei");
		expect(box("Other").checked).toBe(true);
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
		expect(box("Roller Blinds").checked).toBe(true);
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
		expect(box("Roller Blinds").checked).toBe(false);
		for (const name of ["City", "State", "Postcode"]) expect(field(name).value).toBe("");
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
			box("Roller Blinds").checked = true;
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

const about = {
	interests: ["Roller Blinds"],
	city: "Bowral",
	state: "NSW",
	postcode: "2576",
};

const open = (prepare?: () => void, props: { about?: Subject } = { about }) =>
	hydrateForm(prepare, props);

const place = () => ["City", "State", "Postcode"].map((name) => field(name).value);
const bowral = ["Bowral", "NSW", "2576"];

describe("what the page knows", () => {
	test("is in the markup, so that it works without script", () => {
		const container = document.createElement("div");
		container.innerHTML = renderToString(<ContactForm {...choices} about={about} />);
		const sent = new FormData(container.querySelector("form") as HTMLFormElement);
		expect(sent.getAll("interests")).toEqual(["Roller Blinds"]);
		expect([sent.get("city"), sent.get("state"), sent.get("postcode")]).toEqual(bowral);
	});

	test("is sent with the enquiry, and every field is reset afterwards (STA-13)", async () => {
		open();
		await fill();
		fetched.mockResolvedValueOnce(json({}));
		await userEvent.click(button());
		expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject(about);
		await waitFor(() => expect(field("Name").value).toBe(""));
		expect(place()).toEqual(["", "", ""]);
		expect(box("Roller Blinds").checked).toBe(false);
		expect(localStorage).toHaveLength(0);
	});

	test("is no draft: a visitor who only looks leaves nothing behind", () => {
		open();
		expect(place()).toEqual(bowral);
		expect(localStorage).toHaveLength(0);
	});

	test("BEY-03 never takes the place of what the visitor's draft says", async () => {
		const values = { ...empty, name: "Mei", city: "Kiama", interests: ["Other"] };
		writeDraft(values);
		open();
		expect(place()).toEqual(["Kiama", "", ""]);
		expect([box("Other").checked, box("Roller Blinds").checked]).toEqual([true, false]);
		await userEvent.type(field("Name"), "!");
		expect(readDraft()?.values).toEqual({ ...values, name: "Mei!" });
	});

	test("BEY-03 goes where the draft says nothing", () => {
		writeDraft({ ...empty, name: "Mei" });
		open();
		expect(field("Name").value).toBe("Mei");
		expect(place()).toEqual(bowral);
		expect(box("Roller Blinds").checked).toBe(true);
	});

	test("goes before what another page filled in, but not before what the visitor wrote there", async () => {
		const { unmount } = open(undefined, {
			about: { interests: ["Other"], city: "Kiama", state: "NSW", postcode: "2533" },
		});
		await userEvent.type(field("Name"), "Mei");
		unmount();
		const { unmount: leave } = open();
		expect(field("Name").value).toBe("Mei");
		expect(place()).toEqual(bowral);
		expect([box("Other").checked, box("Roller Blinds").checked]).toEqual([false, true]);
		await userEvent.type(field("Postcode"), "{Backspace}7");
		leave();
		open(undefined, {});
		expect(place()).toEqual(["Bowral", "NSW", "2577"]);
		expect(box("Roller Blinds").checked).toBe(true);
	});

	test("what was changed before the script came stays changed", () => {
		open(() => {
			field("City").value = "";
			box("Roller Blinds").checked = false;
		});
		expect(place()).toEqual(["", "NSW", "2576"]);
		expect(box("Roller Blinds").checked).toBe(false);
	});
});

describe("what a quote link hands over", () => {
	test("is filled in, with a line that says so", () => {
		handOverSubject({ ...about, interests: ["Other"] });
		render(<ContactForm {...choices} />);
		expect(place()).toEqual(bowral);
		expect(box("Other").checked).toBe(true);
		expect(screen.getByText("What you were looking at is filled in below.")).toBeTruthy();
		expect(localStorage).toHaveLength(0);
	});

	test("is said no longer once it is sent", async () => {
		handOverSubject({ message: "Like the one in your gallery." });
		open(undefined, {});
		await fill();
		expect(screen.getByRole("link", { name: "your message" })).toBeTruthy();
		fetched.mockResolvedValueOnce(json({}));
		await userEvent.click(button());
		await waitFor(() => expect(field("Message").value).toBe(""));
		expect(screen.queryByRole("link", { name: "your message" })).toBeNull();
	});

	test("BEY-03 a place changes nothing where the draft has one, and no line says that it did", () => {
		writeDraft({ ...empty, name: "Mei", city: "Kiama", state: "NSW", postcode: "2533" });
		handOverSubject({ city: "Bowral", state: "NSW", postcode: "2576" });
		open(undefined, {});
		expect(place()).toEqual(["Kiama", "NSW", "2533"]);
		expect(screen.queryByText("What you were looking at is filled in below.")).toBeNull();
	});

	test("BEY-03 adds to a draft and takes nothing away", () => {
		const draft = { ...empty, city: "Kiama", interests: ["Other"], message: "Ring after five." };
		writeDraft(draft);
		handOverSubject({ ...about, message: "Like the one in your gallery." });
		open(undefined, {});
		expect(place()).toEqual(["Kiama", "", ""]);
		expect([box("Other").checked, box("Roller Blinds").checked]).toEqual([true, true]);
		expect(field("Message").value).toBe("Ring after five.\n\nLike the one in your gallery.");
	});
});
