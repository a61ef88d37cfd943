import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, use } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, vi } from "vitest";
import { ContactForm } from "../components/ContactForm/ContactForm.tsx";
import type { Opening } from "../components/ContactForm/formStart.ts";
import type { Subject } from "../components/QuoteLink/subject.ts";
import type { ToastMessage } from "../components/Toast/Toaster.tsx";

/** Presses and types; whether a press would go there is not looked up in every style sheet. */
export const user = userEvent.setup({ pointerEventsCheck: 0 });

/** The toasts that a test has brought so far. */
export const toasts: ToastMessage[] = [];
vi.mock("../components/Toast/Toaster.tsx", () => ({
	openToast: (message: ToastMessage) => toasts.push(message),
}));

/** Props of the enquiry form as the pages give them. */
export const choices = {
	interests: [{ label: "Inside the glass", names: ["Roller Blinds", "Other"] }],
	phone: "(02) 5550 0134",
	phoneLink: "+61255500134",
	next: ["We agree on a time with you.", "We measure."],
	closedDays: ["2026-12-25"],
};

/** Stands for the scrolling to an element. */
export const scrolled = vi.fn<Element["scrollIntoView"]>();

/** Stands for the network. */
export const fetched = vi.fn<typeof fetch>();

export const json = (body: unknown, status = 201) => new Response(JSON.stringify(body), { status });

/** Keys of the calls made so far. */
export function listKeys(): (string | null)[] {
	return fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
}

/** Every body sent to the first address, and so each enquiry once. */
export function listSent() {
	const calls = fetched.mock.calls.filter(([address]) => address === "/api/contact");
	return calls.map(([, init]) => JSON.parse(String(init?.body)));
}

/** Tells the page that the connection is there or gone. */
export function setOnline(online: boolean): void {
	Object.defineProperty(navigator, "onLine", { value: online, configurable: true });
	act(() => void dispatchEvent(new Event(online ? "online" : "offline")));
}

export const field = (name: string) =>
	screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement;

export const button = () =>
	screen.getByRole("button", { name: /Send my enquiry|Sending/ }) as HTMLButtonElement;

export const notice = () => screen.getByRole("status").textContent;

/** Message that is tied to a field. */
export function messageAt(name: string): string | null | undefined {
	const id = field(name).getAttribute("aria-describedby");
	return document.getElementById(id ?? "")?.textContent;
}

/** The receipt that stands in the form's place once an enquiry is sent. */
export const receipt = () => document.getElementById("receipt");

/** Gives each test of a file an empty store, an address without a fragment, a network of its own, a connection and no toast yet. */
export function startFresh(): void {
	beforeEach(() => {
		localStorage.clear();
		sessionStorage.clear();
		history.replaceState(null, "", location.pathname);
		toasts.length = 0;
		// jsdom lays nothing out.
		Element.prototype.scrollIntoView = scrolled.mockReset();
		vi.stubGlobal("fetch", fetched.mockReset());
		setOnline(true);
	});
}

/** Hydrates the form over the server's markup, as the page does. */
export function hydrateForm(prepare?: () => void, opening: Partial<Opening> = {}) {
	const form = <ContactForm {...choices} {...opening} />;
	const container = renderMarkup(form);
	prepare?.();
	return render(form, { container, hydrate: true });
}

/** Hydrates the form in two tries, as where a visitor types meanwhile: React drops the first and begins anew. */
export async function hydrateTwice() {
	const form = <ContactForm {...choices} />;
	const container = renderMarkup(form);
	const typing = new Promise((resolve) => setTimeout(resolve));
	function Interruption() {
		use(typing);
		return null;
	}
	const both = (
		<>
			{form}
			<Interruption />
		</>
	);
	await act(async () => {
		render(both, { container, hydrate: true });
		await typing;
	});
}

function renderMarkup(form: ReactNode): HTMLElement {
	const container = document.createElement("div");
	document.body.append(container);
	container.innerHTML = renderToString(form);
	return container;
}

/** Opens the form, on a page that knows this, and types what it requires. */
export async function openFilled(about?: Subject) {
	render(<ContactForm {...choices} about={about} />);
	await fill();
}

/** Types a text at one stroke. */
export async function paste(into: HTMLElement, text: string) {
	await user.click(into);
	await user.paste(text);
}

/** Types what the form requires. */
export async function fill() {
	for (const [name, text] of [
		["Name", "Mei"],
		["Phone", "12345678"],
		["Email", "mei@example.com"],
		["Street address", "1"],
	] as const)
		await paste(field(name), text);
}
