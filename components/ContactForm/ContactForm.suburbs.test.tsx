// @vitest-environment jsdom
import { render, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { listKnownSuburbs } from "../../content/places/known.ts";
import { choices, fetched, field, json, startFresh } from "../../tests/contactForm.tsx";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();

/** A form of its own for each test, as each page has: the list is fetched once for a page. */
beforeEach(async () => {
	vi.resetModules();
	fetched.mockImplementation(async () => json(listKnownSuburbs(), 200));
	const { ContactForm } = await import("./ContactForm.tsx");
	render(<ContactForm {...choices} />);
});

async function leaveCity(name: string) {
	await userEvent.clear(field("City"));
	await userEvent.type(field("City"), name);
	await userEvent.tab();
}
const filled = () => [field("State").value, field("Postcode").value];

test("the list is fetched when the field is used and not before, and suggests every suburb", async () => {
	await userEvent.type(field("Name"), "Mei");
	expect(fetched).not.toHaveBeenCalled();
	await userEvent.click(field("City"));
	await waitFor(() => expect(field("City").list?.options).toHaveLength(160));
	expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/search/suburbs.json"]);
});

test.each(["Thirroul", " thirroul "])("%s fills in NSW and 2515", async (name) => {
	await leaveCity(name);
	await waitFor(() => expect(filled()).toEqual(["NSW", "2515"]));
});

test("what was typed stays", async () => {
	await userEvent.type(field("Postcode"), "2000");
	await leaveCity("Thirroul");
	await waitFor(() => expect(filled()).toEqual(["NSW", "2000"]));
	await leaveCity("Bowral");
	expect(filled()).toEqual(["NSW", "2000"]);
});

test("what was filled in goes along with the suburb", async () => {
	await leaveCity("Thirroul");
	await waitFor(() => expect(filled()).toEqual(["NSW", "2515"]));
	await leaveCity("Bowral");
	await waitFor(() => expect(filled()).toEqual(["NSW", "2576"]));
	await leaveCity("Sydney");
	await waitFor(() => expect(filled()).toEqual(["", ""]));
});

test("a name with two postcodes fills in the state only", async () => {
	await leaveCity("Willow Vale");
	await waitFor(() => expect(filled()).toEqual(["NSW", ""]));
});

test("VAL-06 without the list the field is a plain one", async () => {
	fetched.mockRejectedValue(new TypeError("Failed to fetch"));
	await leaveCity("Thirroul");
	expect([field("City").value, ...filled()]).toEqual(["Thirroul", "", ""]);
});
