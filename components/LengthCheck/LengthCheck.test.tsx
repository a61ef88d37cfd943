// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { LengthCheck } from "./LengthCheck.tsx";

beforeEach(() => history.replaceState(null, "", "/"));

const field = () =>
	screen.getByRole<HTMLInputElement>("textbox", { name: "Clear depth of the recess" });

test("BEY-06 a typed depth is answered after a pause, and its row of the table is marked", async () => {
	vi.useFakeTimers();
	render(<LengthCheck kind="recess" figures={[70, 65]} />);
	for (const value of ["7", "72"]) {
		fireEvent.input(field(), { target: { value } });
		act(() => vi.advanceTimersByTime(500));
		expect([screen.queryByRole("alert"), screen.getByRole("status").textContent]).toEqual([
			null,
			"",
		]);
	}
	act(() => vi.advanceTimersByTime(100));
	expect(screen.getByText(/^72 mm: Inside fit/)).toBeTruthy();
	vi.useRealTimers();
	const marked = screen.getAllByRole("row", { current: true });
	expect(marked.map(({ textContent }) => textContent)).toEqual([
		expect.stringMatching(/^70 mm or more/),
	]);
	// As the browser fills it in after Back, without an event of its own.
	field().value = "64";
	dispatchEvent(new Event("pageshow"));
	await screen.findByText(/^64 mm: Face fit/);
});

test("BEY-06 an empty field is no fault until the button asks for an answer, which then goes there and says it aloud", async () => {
	render(<LengthCheck kind="recess" figures={[70, 65]} />);
	expect(field().getAttribute("aria-invalid")).toBeNull();
	expect(field().inputMode).toBe("text");
	await userEvent.click(screen.getByRole("button", { name: "Check the depth" }));
	expect(field().getAttribute("aria-invalid")).toBe("true");
	const { textContent } = screen.getByRole("alert");
	expect(textContent).toBe("Write the clear depth, such as 72 mm or 7.2 cm.");
	expect(document.activeElement).toBe(field());
	await userEvent.type(field(), "64");
	await userEvent.click(screen.getByRole("button"));
	expect(document.activeElement).not.toBe(field());
	expect(screen.getByRole("status").textContent).toMatch(/^64 mm: Face fit/);
	await userEvent.clear(field());
	await expect.poll(() => screen.getByRole("status").textContent).toBe("");
	expect(field().getAttribute("aria-invalid"), "until it is asked again").toBeNull();
});

test("what was typed before the code came goes before what the address has", async () => {
	history.replaceState(null, "", "/?length=80");
	const check = <LengthCheck kind="recess" figures={[70, 65]} />;
	const container = document.body.appendChild(document.createElement("div"));
	container.innerHTML = renderToString(check);
	field().value = "64";
	render(check, { container, hydrate: true });
	await screen.findByText(/^64 mm: Face fit/);
});
