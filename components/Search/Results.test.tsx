// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Hit } from "./entry.ts";
import { Marked, Results } from "./Results.tsx";

test("BEY-04 words that were searched for are marked in any form", () => {
	const line = <Marked text="Zip screens at Kiama" terms={["screen", "kiama"]} />;
	expect(renderToStaticMarkup(line)).toBe("Zip <mark>screens</mark> at <mark>Kiama</mark>");
});

test("BEY-04 marking changes no letter of a text, whatever it holds", () => {
	fc.assert(
		fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
			const parts = Marked({ text, terms }).map((part) =>
				typeof part === "string" ? part : part.props.children,
			);
			expect(parts.join("")).toBe(text);
		}),
	);
});

const hit = (id: number): Hit => ({
	...{ kind: "place", title: `Place ${id}`, path: `/locations/${id}`, note: "" },
	...{ terms: [], score: 1 },
});

test("BEY-04 of a long group the first are shown, with a link to all; the count is said after a pause", async () => {
	const findings = { groups: [{ kind: "place" as const, hits: [1, 2, 3].map(hit) }], total: 3 };
	const { rerender } = render(<Results query="so & so" />);
	expect(screen.queryByText(/^Nothing/)).toBeNull();
	rerender(<Results query="so & so" findings={findings} most={2} />);
	expect(screen.getByRole("status").textContent).toBe("");
	const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
	expect(links).toEqual(["/locations/1", "/locations/2", "/search?q=so+%26+so"]);
	expect(screen.queryAllByRole("mark"), "of results that no word was looked up for").toEqual([]);
	expect(screen.getByRole("region", { name: "Places 2 of 3" })).toBeTruthy();
	expect(screen.getByRole("link", { name: "All 3 results" })).toBeTruthy();
	await screen.findByText("3 results");
	rerender(<Results query="so" findings={{ ...findings, total: 2 }} most={3} />);
	expect(screen.getByRole("region", { name: "Places 3" })).toBeTruthy();
	const { textContent } = screen.getByRole("status");
	expect([screen.getAllByRole("link").length, textContent]).toEqual([3, ""]);
});

test("BEY-04 nothing found is said with ways on", () => {
	render(<Results query="xq" findings={{ groups: [], total: 0 }} />);
	expect(screen.getByText(/^Nothing here has “xq”/)).toBeTruthy();
	const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
	expect(links).toEqual(["/search", "/contact"]);
});
