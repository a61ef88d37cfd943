// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import {
	button,
	choices,
	fetched,
	field,
	fill,
	hydrateForm,
	json,
	listSent,
	paste,
	receipt,
	startFresh,
	user,
} from "../../tests/contactForm.tsx";
import { listSuburbAddresses } from "../Places/suburbAddress.ts";
import { ContactForm } from "./ContactForm.tsx";
import { readDraft } from "./draft.ts";

startFresh();

const suburbs = listSuburbAddresses(getContent());
const list = () => json(suburbs, 200);

beforeEach(() => {
	fetched.mockImplementation(async () => list());
	render(<ContactForm {...choices} />);
});

async function leaveCity(name: string) {
	await user.clear(field("City"));
	await paste(field("City"), name);
	await user.tab();
}
const filled = () => [field("State").value, field("Postcode").value];

test("the list is fetched when the field is used and not before, and suggests every suburb", async () => {
	await user.type(field("Name"), "Mei");
	expect(fetched).not.toHaveBeenCalled();
	await user.click(field("City"));
	await waitFor(() => expect(field("City").list?.options).toHaveLength(suburbs.length));
	expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/search/suburbs.json"]);
});

test.each([
	[" thirroul ", "2515"],
	["Mt St Thomas", "2500"],
	["Nth Wollongong", "2500"],
	["Thirroul NSW 2515", "2515"],
	// Two places of each name; those of the second have one postcode.
	["Willow Vale", ""],
	["upper kangaroo valley", "2577"],
])("%j is understood and fills in the state and postcode", async (name, postcode) => {
	await leaveCity(name);
	await waitFor(() => expect(filled()).toEqual(["NSW", postcode]));
	expect(readDraft()?.written).toMatchObject({ city: name, state: "NSW", postcode });
});

test("what was typed stays", async () => {
	await user.type(field("Postcode"), "2000");
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
	cleanup();
	hydrateForm();
	await leaveCity("Sydney");
	await waitFor(() => expect(filled()).toEqual(["", ""]));
});

test("VAL-06 without the list the field is a plain one", async () => {
	fetched.mockRejectedValue(new TypeError("Failed to fetch"));
	await leaveCity("Thirroul");
	expect([field("City").value, ...filled()]).toEqual(["Thirroul", "", ""]);
});

/** Types the form with a suburb; the list and the receipt come when their answers are given. */
async function fillWithheld() {
	const listed = Promise.withResolvers<Response>();
	const sent = Promise.withResolvers<Response>();
	fetched.mockImplementation((address) => (address === "/api/contact" ? sent : listed).promise);
	await fill();
	await paste(field("City"), "Thirroul");
	const giveSuburbs = () => act(async () => listed.resolve(list()));
	async function giveReceipt() {
		await act(async () => sent.resolve(json({})));
		await waitFor(() => expect(receipt()).toBeTruthy());
	}
	return { giveSuburbs, giveReceipt };
}

test("Enter in the field of the suburb sends its postcode with it", async () => {
	const { giveSuburbs, giveReceipt } = await fillWithheld();
	await giveSuburbs();
	await user.keyboard("{Enter}");
	await user.tab();
	await giveReceipt();
	expect(listSent()).toMatchObject([{ city: "Thirroul", state: "NSW", postcode: "2515" }]);
});

test("what the page fills in while an enquiry is on its way is nothing that the visitor typed", async () => {
	const { giveSuburbs, giveReceipt } = await fillWithheld();
	await user.click(button());
	await waitFor(() => expect(button().disabled).toBe(true));
	await giveSuburbs();
	await giveReceipt();
	expect(localStorage).toHaveLength(0);
});

test("what was typed for a place that is none of ours stays after a reload", async () => {
	await leaveCity("Noowra");
	await user.type(field("State"), "NSW");
	await user.type(field("Postcode"), "2541");
	cleanup();
	hydrateForm();
	await user.click(field("City"));
	await waitFor(() => expect(field("City").list?.options).toHaveLength(suburbs.length));
	await leaveCity("Nowra");
	expect(filled()).toEqual(["NSW", "2541"]);
});
