// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
	button,
	choices,
	fetched,
	field,
	fill,
	hydrateForm,
	json,
	startFresh,
} from "../../tests/contactForm.tsx";
import type { About } from "./about.ts";
import { ContactForm } from "./ContactForm.tsx";
import { carryToEnquiry } from "./carriedStore.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { empty } from "./values.ts";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();
beforeEach(() => sessionStorage.clear());

const about = {
	interests: ["Roller Blinds"],
	city: "Bowral",
	state: "NSW",
	postcode: "2576",
};

const open = (prepare?: () => void, props: { about?: About } = { about }) =>
	hydrateForm(prepare, props);

const box = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
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
		carryToEnquiry({ ...about, interests: ["Other"] });
		render(<ContactForm {...choices} />);
		expect(place()).toEqual(bowral);
		expect(box("Other").checked).toBe(true);
		expect(screen.getByText("What you were looking at is filled in below.")).toBeTruthy();
		expect(localStorage).toHaveLength(0);
	});

	test("is said no longer once it is sent", async () => {
		carryToEnquiry({ message: "Like the one in your gallery." });
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
		carryToEnquiry({ city: "Bowral", state: "NSW", postcode: "2576" });
		open(undefined, {});
		expect(place()).toEqual(["Kiama", "NSW", "2533"]);
		expect(screen.queryByText("What you were looking at is filled in below.")).toBeNull();
	});

	test("BEY-03 adds to a draft and takes nothing away", () => {
		const draft = { ...empty, city: "Kiama", interests: ["Other"], message: "Ring after five." };
		writeDraft(draft);
		carryToEnquiry({ ...about, message: "Like the one in your gallery." });
		open(undefined, {});
		expect(place()).toEqual(["Kiama", "", ""]);
		expect([box("Other").checked, box("Roller Blinds").checked]).toEqual([true, true]);
		expect(field("Message").value).toBe("Ring after five.\n\nLike the one in your gallery.");
	});
});
