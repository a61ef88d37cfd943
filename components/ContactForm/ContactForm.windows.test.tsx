// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { closeStorage } from "../../tests/closedStorage.ts";
import {
	button,
	fetched,
	field,
	json,
	listSent,
	messageAt,
	openFilled,
	paste,
	startFresh,
	toasts,
	user,
} from "../../tests/contactForm.tsx";
import { listPrices } from "../PriceGuide/prices.ts";
import { keepText } from "../Windows/keptText.ts";
import { writeFragment } from "../Windows/listAddress.ts";
import { addToList, changeList, readList } from "../Windows/windowList.ts";

startFresh();

/** Whether the words of the list can be fetched. */
let hasWords = true;

beforeEach(() => {
	hasWords = true;
	keepText("");
	addToList([{ choice: "veri-shades", room: "Hall", facing: "N", quantity: 2 }]);
	changeList(() => ({ samples: ["Cloth: stone"] }));
	fetched.mockImplementation(async (address) => {
		if (!String(address).endsWith(".json")) return json({});
		if (!hasWords) throw new TypeError("Failed to fetch");
		return json(listPrices(getContent()), 200);
	});
});

const press = async (name: string) => (await screen.findByRole("button", { name })).click();

test("BEY-20 the list is shown before it is sent, goes along in the message with its products, and stays out of the next enquiry", async () => {
	await openFilled({ interests: ["Veri Shades"] });
	expect(await screen.findByText(/^1\. Hall, faces north; 2 × Veri Shades: \$600/)).toBeTruthy();
	await user.click(button());
	await screen.findByRole("heading", { name: "We have your enquiry" });
	expect(listSent()).toMatchObject([
		{
			message: [
				"My windows, with your guide prices:",
				"1. Hall, faces north; 2 × Veri Shades: $600 to $1,600",
				"Together $600 to $1,600 including GST.",
				"Please bring: Cloth: stone.",
			].join("\n"),
			interests: ["Veri Shades"],
		},
	]);
	expect(readList().windows).toHaveLength(1);
	cleanup();
	await openFilled();
	expect(screen.getByText(/^Your list stays out of this enquiry/)).toBeTruthy();
});

test("BEY-20 a window that a link brings goes along with the list, in which it is once whatever room it has got, and stays in the address while that is full", async () => {
	const windows = [{ choice: "veri-shades" }];
	const counts = "3 windows and one sample";
	for (const [words, line] of [
		[`Added. Your list has ${counts} now.`, /^2\. Window 2; Veri Shades: \$300/],
		[`Your list has that already. It has ${counts}.`, /^2\. Study; Veri Shades: \$300/],
	] as const) {
		cleanup();
		location.hash = `interests=Veri+Shades&${writeFragment("add", { windows })}`;
		await openFilled();
		expect((await screen.findByRole("alert")).textContent).toBe(words);
		expect(await screen.findByText(line)).toBeTruthy();
		expect(location.hash).toBe("");
		changeList((list) => ({
			windows: list.windows.map((window) => ({ ...window, room: window.room || "Study" })),
		}));
	}
	cleanup();
	closeStorage("setItem");
	addToList(Array(18).fill({ room: "Study" }));
	location.hash = `interests=Awnings&${writeFragment("add", { windows: [{ choice: "awnings" }] })}`;
	await openFilled();
	await screen.findByText(
		"The list holds 20 entries. Take some out first, or write the rest into your enquiry.",
	);
	expect(location.hash).toContain("awnings");
	const change = screen.getByRole<HTMLAnchorElement>("link", { name: "Change the list" });
	expect(change.hash, "in a browser that keeps nothing").toMatch(/^#list=/);
});

test("BEY-20 a message too long with the list says that the list counts; left out it is not sent, and can be put in again", async () => {
	await openFilled();
	await paste(field("Message"), "Ring first. ");
	await screen.findByText(/^1\. Hall/);
	const errors = { message: "Please keep this to 5000 characters.", address: "Too long." };
	for (let calls = 0; calls < 2; calls++) fetched.mockResolvedValueOnce(json({ errors }, 400));
	await user.click(button());
	await waitFor(() =>
		expect(messageAt("Message")).toMatch(/characters\. The list below counts too\.$/),
	);
	expect(messageAt("Street address")).toBe("Too long.");
	expect(listSent()[0]).toMatchObject({
		message: expect.stringMatching(/^Ring first\.\n\nMy windows/),
		interests: ["Veri Shades"],
	});
	fetched.mockClear();
	await press("Leave the list out");
	await press("Put the list in");
	await press("Leave the list out");
	await user.click(button());
	await screen.findByRole("heading", { name: "We have your enquiry" });
	expect(listSent()).toMatchObject([{ message: "Ring first.", interests: [] }]);
});

test("BEY-20 where the words of the list cannot be fetched nothing is sent without them, and the next try has them", async () => {
	hasWords = false;
	changeList(() => ({ windows: [] }));
	await openFilled();
	await user.click(button());
	expect(await screen.findByText(/^Not sent\. What you typed is still here/)).toBeTruthy();
	const text =
		"Your list could not be put in. Please leave it out, or reload the page once you are online.";
	expect(toasts.at(-1)).toMatchObject({ bad: true, text });
	expect(listSent()).toEqual([]);
	hasWords = true;
	await user.click(button());
	await screen.findByRole("heading", { name: "We have your enquiry" });
	expect(listSent()[0]?.message).toBe("Please bring: Cloth: stone.");
});
