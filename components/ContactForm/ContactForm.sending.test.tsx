// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { closeStorage } from "../../tests/closedStorage.ts";
import {
	button,
	choices,
	fetched,
	field,
	fill,
	hydrateForm,
	json,
	listKeys,
	listSent,
	messageAt,
	notice,
	openFilled,
	receipt,
	scrolled,
	setOnline,
	startFresh,
	toasts,
	user,
} from "../../tests/contactForm.tsx";

startFresh();

test("STA-12 STA-13 ERR-06 API-03 Sending..., a toast with the server's words, a receipt of every field with the focus in the form's place, and a link to an empty form, whose enquiry has a key of its own", async () => {
	const about = { interests: ["Roller Blinds"], city: "Bowral", state: "NSW", postcode: "2576" };
	await openFilled(about);
	expect(fetched).not.toHaveBeenCalled();
	for (const name of ["Other", "When the sun is on it", "West"])
		await user.click(screen.getByLabelText(name));
	const { promise, resolve: answer } = Promise.withResolvers<Response>();
	fetched.mockReturnValueOnce(promise);
	await user.click(button());
	expect([button().textContent, button().disabled]).toEqual(["Sending...", true]);
	await act(async () => answer(json({ message: "Hello Mei." })));
	expect(toasts.at(-1)).toMatchObject({ title: "Success!", text: "Hello Mei." });
	const heading = await screen.findByRole("heading", { name: "We have your enquiry" });
	expect(document.activeElement).toBe(heading);
	expect(screen.queryByRole("textbox")).toBeNull();
	const wishes = "Preferred time for the measure: when the sun is on it.\nThe windows face west.";
	const [sent] = listSent();
	expect(sent).toMatchObject({ ...about, interests: ["Roller Blinds", "Other"], message: wishes });
	const terms = [...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
	const address = `${sent.streetAddress}, Bowral, NSW 2576`;
	const rest = [`From${sent.name}, ${sent.phone}, ${sent.email}`, `For${address}`];
	expect(terms).toEqual([...rest, "AboutRoller Blinds, Other", `Message${wishes}`]);
	for (const text of [`Reference ${listKeys()[0]?.slice(0, 13)}. `, ...choices.next])
		expect(receipt()?.textContent).toContain(text);
	const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
	expect(links).toEqual(["tel:+61255500134", "/contact"]);
	expect(localStorage).toHaveLength(0);
	screen.getByLabelText(/^Photos/).focus();
	setOnline(false);
	expect(document.activeElement?.id).toBe("photos");

	cleanup();
	setOnline(true);
	fetched.mockResolvedValueOnce(json({}));
	await openFilled();
	expect([button().textContent, button().disabled]).toEqual(["Send my enquiry", false]);
	await user.click(button());
	await waitFor(() => expect(receipt()).toBeTruthy());
	expect(receipt()?.querySelectorAll("dd:empty")).toHaveLength(0);
	expect(screen.getByText("1"), "the street alone").toBeTruthy();
	expect(new Set(listKeys()).size).toBe(2);
});

test("BEY-03 a page opened again where an enquiry was sent has its reference and takes photos, until another is begun", async () => {
	fetched.mockResolvedValueOnce(json({}));
	await openFilled();
	await user.click(button());
	await waitFor(() => expect(receipt()).toBeTruthy());
	cleanup();
	hydrateForm();
	expect(receipt()?.textContent).toContain(`Reference ${listKeys()[0]?.slice(0, 13)}. `);
	expect(receipt()?.querySelector("dl")).toBeNull();
	expect(document.activeElement).toBe(document.body);
	screen.getByLabelText(/^Photos/);
	cleanup();
	hydrateForm(() => {
		field("Name").value = "Ana";
	});
	expect([receipt(), field("Name").value]).toEqual([null, "Ana"]);
	cleanup();
	localStorage.clear();
	const led = { type: "navigate" } as PerformanceNavigationTiming;
	vi.spyOn(performance, "getEntriesByType").mockReturnValue([led]);
	hydrateForm();
	expect(receipt(), "after a link to the page itself").toBeNull();
});

test("BEY-18 a day may be wished within six weeks; a Sunday or a closed day is answered at once and aloud, a text to a landline on sending", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T02:00:00Z") });
	await openFilled();
	const day = field("Which day suits you");
	expect([day.min, day.max]).toEqual(["2026-11-27", "2027-01-07"]);
	const choose = (value: string) => fireEvent.change(day, { target: { value } });
	choose("2026-11-29");
	expect((await screen.findByRole("alert")).textContent).toMatch(/^We do not come on Sundays/);
	choose("2026-12-25");
	await screen.findByText(/^We are closed on Friday 25 December 2026/);
	choose("2026-12-01");
	await waitFor(() => expect(screen.queryByText(/Please choose another day/)).toBeNull());
	await user.clear(field("Phone"));
	await user.type(field("Phone"), "02 5550 0199");
	await user.click(screen.getByLabelText("Text"));
	expect(messageAt("Phone")).toBeUndefined();
	await user.click(button());
	await waitFor(() => expect(messageAt("Phone")).toMatch(/mobile number/));
	expect(notice()).toBe("One field needs another look.");
	expect(fetched).not.toHaveBeenCalled();
	await user.click(screen.getByLabelText("Call"));
	await waitFor(() => expect([messageAt("Phone"), notice()]).toEqual([undefined, ""]));
	// What the browser says of a day without its year.
	Object.defineProperty(day, "validity", { value: { badInput: true }, configurable: true });
	await user.click(button());
	await screen.findByText(/^Please finish this, or clear it/);
	expect(fetched).not.toHaveBeenCalled();
	Reflect.deleteProperty(day, "validity");
	fetched.mockResolvedValueOnce(json({}));
	await user.click(button());
	await waitFor(() => expect(receipt()?.textContent).toContain("Tuesday 1 December 2026"));
});

test("a double press sends once, with how long the page was open and whether the hidden field is filled", async () => {
	hydrateForm();
	const hidden = screen.getByLabelText("Leave this empty");
	expect(hidden, "the Tab key passes it").toHaveProperty("tabIndex", -1);
	fireEvent.change(hidden, { target: { value: "x" } });
	await fill();
	fetched.mockResolvedValueOnce(json({}));
	await user.dblClick(button());
	await waitFor(() => expect(receipt()).toBeTruthy());
	expect(fetched).toHaveBeenCalledTimes(1);
	const sent = new Headers(fetched.mock.calls[0]?.[1]?.headers);
	expect(sent.get("form-check")).toMatch(/^open=\d{3,}, trap=filled$/);
});

test("BEY-03 what is typed while the rest is on its way is not lost, and not called sent", async () => {
	await openFilled();
	const { promise, resolve: answer } = Promise.withResolvers<Response>();
	fetched.mockReturnValueOnce(promise);
	await user.click(button());
	await user.type(field("Message"), "Gate code 4711.");
	await act(async () => answer(json({})));
	await screen.findByRole("link", { name: "Send another enquiry" });
	cleanup();
	hydrateForm();
	expect(field("Message").value).toBe("Gate code 4711.");
	expect(field("Name").value).toBe("Mei");
	fetched.mockResolvedValueOnce(json({}));
	await user.click(button());
	await waitFor(() => expect(receipt()?.textContent).toContain("Gate code 4711."));
	expect(localStorage).toHaveLength(0);
});

test("a fault in the script leaves the enquiry to the form without script", async () => {
	const plain = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
	await openFilled();
	vi.stubGlobal("FormData", undefined);
	await user.click(button());
	await waitFor(() => expect(plain).toHaveBeenCalledTimes(1));
	expect(fetched).not.toHaveBeenCalled();
	expect(button().disabled).toBe(false);
});

test("STA-14 ERR-04 ERR-05 Q15 a log-in page in place of both answers is no success: the words, their draft and their key stay", async () => {
	await openFilled();
	fetched.mockImplementation(async () => new Response("<html>"));
	await user.click(button());
	const again = /^Not sent\. What you typed is still here: please try again, or call [^.]*\.$/;
	await waitFor(() => expect(notice()).toMatch(again));
	expect(toasts.at(-1)).toMatchObject({
		title: "Error",
		text: "Something went wrong. Please try again.",
		bad: true,
	});
	expect(notice()).toContain("(02) 5550 0134");
	expect(scrolled).toHaveBeenCalledTimes(1);
	expect(field("Name").value).toBe("Mei");
	expect(localStorage).toHaveLength(1);
	await user.type(field("Message"), "West");
	expect(notice()).toMatch(/^Not sent\./);
	const { promise, resolve: answer } = Promise.withResolvers<Response>();
	fetched.mockReturnValueOnce(promise);
	await user.click(button());
	expect(notice()).toBe("");
	await act(async () => answer(json({})));
	await waitFor(() => expect(receipt()).toBeTruthy());
	expect(listKeys()).toHaveLength(3);
	expect(new Set(listKeys()).size).toBe(1);
});

test("the server's messages stand at their fields, and the first has the focus and the view", async () => {
	await openFilled();
	const errors = { phone: "Too short.", address: "Where is that?", message: "Too long." };
	fetched.mockImplementation(async () => json({ errors }, 400));
	await user.click(button());
	await waitFor(() => expect(messageAt("Street address")).toBe("Where is that?"));
	expect([messageAt("Phone"), messageAt("Message")]).toEqual(["Too short.", "Too long."]);
	expect(document.activeElement).toBe(field("Phone"));
	expect(scrolled).not.toHaveBeenCalled();
});

describe("without a connection", () => {
	const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

	/** Fills the form in, loses the connection, presses the button, and has it sent once the connection is back. */
	async function wait() {
		await openFilled();
		setOnline(false);
		expect(notice()).toBe("You are offline. What you type is kept in this browser.");
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await user.click(button());
		await waitFor(() => expect(notice()).toContain("you can also call (02) 5550 0134"));
		await user.dblClick(
			screen.getByRole("button", { name: "Send it when the connection is back" }),
		);
		expect(notice()).toMatch(/^We will send this/);
		fetched.mockReset();
	}

	test("a browser that forbids storage is not said to keep what is typed", async () => {
		closeStorage("removeItem");
		await openFilled();
		setOnline(false);
		expect(notice()).toBe("You are offline. Please keep this page open.");
	});

	test("a connection that comes back in pieces is tried again until it carries the enquiry", async () => {
		await wait();
		expect(document.activeElement?.textContent).toBe("Do not send");
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const errors = toasts.length;
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		setOnline(true);
		await pass(1000);
		expect(fetched).toHaveBeenCalledTimes(2);
		expect(notice()).toContain("keep this page open");
		expect(toasts).toHaveLength(errors);
		// A public network's log-in page answers instead of our server.
		fetched.mockReset().mockImplementation(async () => new Response("<html>"));
		await pass(10_000);
		expect(fetched).toHaveBeenCalledTimes(2);
		expect(notice()).toContain("keep this page open");
		fetched.mockReset().mockResolvedValueOnce(json({ message: "There." }));
		await pass(10_000);
		expect(receipt()).toBeTruthy();
		expect(fetched).toHaveBeenCalledTimes(1);
	});

	test("what the server refuses is not tried again, and the field says why", async () => {
		await wait();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const told = toasts.length;
		fetched.mockImplementation(async () =>
			json({ message: "No.", errors: { name: "Required" } }, 400),
		);
		setOnline(true);
		await pass(60_000);
		expect(notice()).toMatch(/^Not sent/);
		expect(messageAt("Name")).toBe("Required");
		expect(toasts).toHaveLength(told + 1);
		// To both addresses, once.
		expect(fetched).toHaveBeenCalledTimes(2);
	});

	test("the agreement can be taken back", async () => {
		await wait();
		await user.click(screen.getByRole("button", { name: "Do not send" }));
		expect(document.activeElement).toBe(button());
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		setOnline(true);
		await pass(25_000);
		expect(fetched).not.toHaveBeenCalled();
	});

	test("whoever goes on typing is not cut off when the connection is back", async () => {
		await wait();
		const type = (value: string) => fireEvent.change(field("Message"), { target: { value } });
		type("Please ring after fi");
		fetched.mockResolvedValueOnce(json({}));
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		setOnline(true);
		await pass(9000);
		type("Please ring after five.");
		await pass(9000);
		expect(fetched).not.toHaveBeenCalled();
		await pass(2000);
		expect(receipt()?.textContent).toContain("Please ring after five.");
	});
});
