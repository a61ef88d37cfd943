// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { SquareCheck } from "./SquareCheck.tsx";

beforeEach(() => history.replaceState(null, "", "/"));

const field = (name: RegExp) => screen.getByRole("textbox", { name });
const check = <SquareCheck limits={[5, 10]} sizes={{ smallest: 200, largest: 10000 }} />;
const open = () => render(check);
const names = [/^1\./, /^2\./, /^3\./, /^4\./, /^5\./, /^6\./];

test("BEY-19 six figures are answered after a pause, their row is marked, and they go into an enquiry", async () => {
	expect(renderToString(check), "before its code came").toMatch(/hidden=""[^<]*Print the sheet/);
	open();
	expect(screen.getByRole("button", { name: "Print the sheet" }).hidden).toBe(false);
	const typed = ["1200", "1200", "1211", "1500", "1500", "1500"];
	for (const [index, name] of names.entries())
		await userEvent.type(field(name), typed[index] ?? "");
	await screen.findByText(/^The widths differ by 11 mm\. Over 10 mm: face fit/);
	const marked = screen.getAllByRole("listitem", { current: true });
	expect(marked.map(({ textContent }) => textContent)).toEqual([
		"Over 10 mm: face fit, which laps the opening, or have it plastered straight first.",
	]);
	const link = screen.getByRole("link", { name: "Put these in my enquiry" });
	expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain("1211");
});

test("BEY-19 a wrong figure is told of once nobody types, empty fields once the button asks, which goes to the first, the only one said aloud; diagonals may stay empty", async () => {
	open();
	await userEvent.type(field(/^1\./), "1200");
	await userEvent.type(field(/^3\./), "12");
	await screen.findByText(/^12 m is very large/);
	expect(screen.queryByText(/^Write the/)).toBeNull();
	await userEvent.click(screen.getByRole("button", { name: "Is it square?" }));
	expect(document.activeElement).toBe(field(/^2\./));
	expect(screen.getAllByText(/^Write the/)).toHaveLength(4);
	expect(screen.getByRole("alert").id).toBe("figure-1-error");
	await userEvent.type(field(/^2\./), "1200{Enter}");
	expect(document.activeElement, "of what is typed now").toBe(field(/^3\./));
	expect(field(/^8\. .*\(optional\)$/).getAttribute("aria-invalid")).toBeNull();
	expect(screen.queryByRole("link")).toBeNull();
});
