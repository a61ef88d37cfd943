// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getToasts } from "../Toast/toast.ts";
import { ContactForm } from "./ContactForm.tsx";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

const fetched = vi.fn<typeof fetch>();
const choices = { interests: ["Roller Blinds", "Other"], phone: "(02) 5550 0134" };

beforeEach(() => {
	localStorage.clear();
	vi.stubGlobal("fetch", fetched.mockReset());
	setOnline(true);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function setOnline(online: boolean) {
	Object.defineProperty(navigator, "onLine", { value: online, configurable: true });
	act(() => void dispatchEvent(new Event(online ? "online" : "offline")));
}

const json = (body: unknown, status = 201) => new Response(JSON.stringify(body), { status });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement;
const button = () =>
	screen.getByRole("button", { name: /Send my enquiry|Sending/ }) as HTMLButtonElement;
const lastToast = () => getToasts().at(-1);
const notice = () => screen.getByRole("status").textContent;
const describedBy = (name: string) =>
	document.getElementById(field(name).getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")
		?.textContent;

async function fill() {
	const user = userEvent.setup();
	await user.type(field("Name"), "Mei");
	await user.type(field("Phone"), "12345678");
	await user.type(field("Email"), "mei@example.com");
	await user.type(field("Street address"), "1");
	return user;
}

describe("validation", () => {
	test("VAL-01 VAL-02 VAL-03 VAL-05 VAL-08 an empty form shows the stated messages and sends nothing", async () => {
		render(<ContactForm {...choices} />);
		await userEvent.click(button());
		expect(describedBy("Name")).toBe("Required");
		expect(describedBy("Email")).toBe("Please enter a valid email address.");
		expect(describedBy("Phone")).toBe("Please enter a valid phone number.");
		expect(describedBy("Street address")).toBe("Street address is required.");
		expect(field("Name").getAttribute("aria-invalid")).toBe("true");
		expect(document.activeElement).toBe(field("Name"));
		expect(notice()).toBe("4 fields need another look.");
		expect(fetched).not.toHaveBeenCalled();
	});

	test("VAL-09 a message goes once its field is corrected, and the form can be sent", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		await user.clear(field("Phone"));
		await user.type(field("Phone"), "1234567");
		await user.click(button());
		expect(describedBy("Phone")).toBe("Please enter a valid phone number.");
		await user.type(field("Phone"), "8");
		expect(field("Phone").hasAttribute("aria-invalid")).toBe(false);
		fetched.mockResolvedValueOnce(json({}));
		await user.click(button());
		expect(fetched).toHaveBeenCalledTimes(1);
	});

	test("the browser's own check steps back only once the script is there", () => {
		expect(renderToString(<ContactForm {...choices} />)).not.toContain("novalidate");
		render(<ContactForm {...choices} />);
		expect(document.querySelector("form")?.noValidate).toBe(true);
	});
});

describe("sending", () => {
	test("STA-12 STA-13 ERR-06 API-02 VAL-07: Sending..., a success toast, and every field reset", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		await user.click(screen.getByLabelText("Roller Blinds"));
		let answer: (response: Response) => void = () => undefined;
		fetched.mockReturnValueOnce(
			new Promise((resolve) => {
				answer = resolve;
			}),
		);
		await user.click(button());
		expect(button().textContent).toBe("Sending...");
		expect(button().disabled).toBe(true);
		const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
		expect(body).toEqual({
			name: "Mei",
			email: "mei@example.com",
			phone: "12345678",
			streetAddress: "1",
			city: "",
			state: "",
			postcode: "",
			interests: ["Roller Blinds"],
			message: "",
		});
		await act(async () => answer(json({ message: "Hello Mei." })));
		await waitFor(() => expect(button().disabled).toBe(false));
		expect(button().textContent).toBe("Send my enquiry");
		expect(lastToast()).toMatchObject({ title: "Success!", text: "Hello Mei.", open: true });
		expect(field("Name").value).toBe("");
		expect((screen.getByLabelText("Roller Blinds") as HTMLInputElement).checked).toBe(false);
		expect(localStorage).toHaveLength(0);
	});

	test("a double press sends once", async () => {
		render(<ContactForm {...choices} />);
		await fill();
		fetched.mockReturnValue(new Promise(() => undefined));
		const form = document.querySelector("form") as HTMLFormElement;
		act(() => {
			fireEvent.submit(form);
			fireEvent.submit(form);
		});
		await waitFor(() => expect(fetched).toHaveBeenCalled());
		expect(fetched).toHaveBeenCalledTimes(1);
	});

	test("STA-14 ERR-04 a failure shows a destructive toast and keeps everything typed", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await user.click(button());
		await waitFor(() => expect(button().disabled).toBe(false));
		expect(lastToast()).toMatchObject({ title: "Error", text: "Failed to fetch", bad: true });
		expect(field("Name").value).toBe("Mei");
		expect(notice()).toContain("(02) 5550 0134");
	});

	test("ERR-05 an error without text says that something went wrong", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockRejectedValue(new Error(""));
		await user.click(button());
		await waitFor(() => expect(lastToast()?.text).toBe("Something went wrong. Please try again."));
	});

	test("the server's messages stand at their fields", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockImplementation(async () => json({ errors: { address: "Where is that?" } }, 400));
		await user.click(button());
		await waitFor(() => expect(describedBy("Street address")).toBe("Where is that?"));
	});

	test("Q15 the same words keep their key when sent again; other words get another", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await user.click(button());
		await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
		await waitFor(() => expect(button().disabled).toBe(false));
		await user.click(button());
		await waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));
		await waitFor(() => expect(button().disabled).toBe(false));
		await user.type(field("Message"), "And a door.");
		await user.click(button());
		await waitFor(() => expect(fetched).toHaveBeenCalledTimes(6));
		const keys = fetched.mock.calls.map(([, init]) =>
			new Headers(init?.headers).get("idempotency-key"),
		);
		expect(new Set(keys.slice(0, 4)).size).toBe(1);
		expect(new Set(keys.slice(4)).size).toBe(1);
		expect(keys[4]).not.toBe(keys[0]);
		expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
	});
});

describe("BEY-03 the draft", () => {
	/** Hydrates over the server's markup, as the page does. */
	function hydrate(prepare?: () => void) {
		const container = document.createElement("div");
		document.body.append(container);
		container.innerHTML = renderToString(<ContactForm {...choices} />);
		prepare?.();
		return render(<ContactForm {...choices} />, { container, hydrate: true });
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
});

describe("without a connection", () => {
	test("it says so, and sends when the connection is back if the visitor agrees", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		setOnline(false);
		expect(notice()).toContain("You are offline");
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await user.click(button());
		await waitFor(() => expect(button().disabled).toBe(false));
		await user.click(screen.getByRole("button", { name: "Send it when the connection is back" }));
		expect(notice()).toContain("keep this page open");
		fetched.mockReset().mockResolvedValueOnce(json({ message: "There." }));
		setOnline(true);
		await waitFor(() => expect(lastToast()).toMatchObject({ title: "Success!", text: "There." }));
		expect(fetched).toHaveBeenCalledTimes(1);
	});

	test("without agreement nothing is sent when the connection is back", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		setOnline(false);
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await user.click(button());
		await waitFor(() => expect(button().disabled).toBe(false));
		fetched.mockReset();
		setOnline(true);
		expect(fetched).not.toHaveBeenCalled();
		expect(field("Name").value).toBe("Mei");
	});

	test("the agreement can be taken back", async () => {
		render(<ContactForm {...choices} />);
		const user = await fill();
		setOnline(false);
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await user.click(button());
		await waitFor(() => expect(button().disabled).toBe(false));
		await user.click(screen.getByRole("button", { name: "Send it when the connection is back" }));
		await user.click(screen.getByRole("button", { name: "Do not send" }));
		fetched.mockReset();
		setOnline(true);
		expect(fetched).not.toHaveBeenCalled();
	});
});
