import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "./page.ts";

/** How far apart the lowest edges of what `selector` finds are, in px, for each row of cards. */
function findRagged(page: Page, selector: string): Promise<number[]> {
	return page.evaluate((selector) => {
		const rows = Map.groupBy(
			document.querySelectorAll(selector),
			(foot) => foot.closest(".card")?.getBoundingClientRect().top,
		);
		return [...rows.values()].map((feet) => {
			const edges = feet.map((foot) => foot.getBoundingClientRect().bottom);
			return Math.round(Math.max(...edges) - Math.min(...edges));
		});
	}, selector);
}

describe("header", () => {
	test.each([1024, 1280])(
		"HDR-10 at %i px the bar is 68 px high and the current entry's slat lies on its edge",
		async (width) => {
			const page = await openPage("/gallery", { width });
			const edges = await page.locator(".header").evaluate((header) => {
				const { height, bottom } = header.getBoundingClientRect();
				const entry = header.querySelector(".nav [aria-current]") as HTMLElement;
				return { height, gap: bottom - entry.getBoundingClientRect().bottom };
			});
			// The border under it is 1 px.
			expect(edges).toEqual({ height: 69, gap: 1 });
		},
	);
});

describe("cards", () => {
	test.each([
		["/products", 375],
		["/products", 1280],
		["/blog", 1024],
		["/blog", 1440],
	])("PRD-01 BLG-01 the links of a row of cards on %s at %i px are level", async (path, width) => {
		const page = await openPage(path, { width });
		const ragged = await findRagged(page, ".card .more");
		expect(ragged.length).toBeGreaterThan(2);
		expect(ragged.filter((by) => by > 1)).toEqual([]);
	});

	test.each(["/products", "/products/awnings"])(
		"PRD-01 on a phone no card of %s has an empty place beside it",
		async (path) => {
			const page = await openPage(path, { width: 375 });
			const rows = await page.locator(".products.even").evaluate((grid) => {
				const tops = [...grid.children].map((card) => Math.round(card.getBoundingClientRect().top));
				return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
			});
			const [first, ...others] = rows;
			expect([1, 2]).toContain(first);
			expect([...new Set(others)]).toEqual([2]);
		},
	);

	test("BEY-08 the only post of a subject fills the row", async () => {
		const page = await openPage("/blog/category/child-safety");
		const post = await page.locator("main article").boundingBox();
		expect(post?.width).toBeGreaterThan(1000);
	});
});

describe("tables", () => {
	test.each([
		[375, "0px"],
		[1280, "32px"],
	])("PRD-08 at %i px the price stands %s beside the bars", async (width, padding) => {
		const page = await openPage("/products/plantation-shutters", { width });
		const paddings = await page
			.locator(".scale + *")
			.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).paddingInlineStart));
		expect([...new Set(paddings)]).toEqual([padding]);
	});

	test("BEY-06 the words of the marked row stand inside its colour", async () => {
		const page = await openPage("/plantation-shutters-guide");
		const head = page.locator(".recess tbody th").first();
		expect(await head.evaluate((cell) => getComputedStyle(cell).paddingInlineStart)).toBe("12px");
	});
});

describe("forms", () => {
	test.each(["/contact", "/blog"])(
		"CON-02 BLG-04 the button of the form on %s is as far from its field as the fields are",
		async (path) => {
			const page = await openPage(path);
			const gaps = await page.locator("form:has(.notice)").evaluate((form) => {
				const field = [...form.querySelectorAll(".field")].at(-1) as HTMLElement;
				const acts = form.querySelector(".acts") as HTMLElement;
				const gap = acts.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
				return { gap: Math.round(gap), rows: Number.parseFloat(getComputedStyle(form).rowGap) };
			});
			expect(gaps.gap).toBe(gaps.rows);
		},
	);

	test("CON-03 every (optional) looks alike", async () => {
		const page = await openPage("/contact");
		const looks = await page.locator("form.form :is(label, legend)").evaluateAll((labels) =>
			labels
				.filter((label) => label.textContent?.includes("(optional)"))
				.map((label) => {
					const { color, fontWeight, fontStyle } = getComputedStyle(
						label.querySelector("i") ?? label,
					);
					return `${color} ${fontWeight} ${fontStyle}`;
				}),
		);
		expect(looks.length).toBeGreaterThan(1);
		expect(new Set(looks).size).toBe(1);
	});
});

describe("Home", () => {
	test.each([768, 960])("HOME-01 at %i px no short word of the heading is alone", async (width) => {
		const page = await openPage("/", { width });
		const lines = await page.locator("h1").evaluate((heading) => {
			const text = heading.firstChild as Text;
			const words = [...text.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				return { word, top: range.getBoundingClientRect().top };
			});
			const rows = Map.groupBy(words, ({ top }) => top);
			return [...rows.values()].map((row) => row.map(({ word }) => word).join(" "));
		});
		expect(lines.length).toBeGreaterThan(1);
		expect(lines.filter((line) => line.length < 6)).toEqual([]);
	});

	test.each([1024, 1060])("HOME-09 at %i px each step's name is one line", async (width) => {
		const page = await openPage("/", { width });
		const heights = await page
			.locator(".steps h3")
			.evaluateAll((names) => names.map((name) => name.clientHeight));
		expect(new Set(heights).size).toBe(1);
	});
});
