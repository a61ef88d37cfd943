import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

interface Axe {
	setup(): void;
	teardown(): void;
	commons: { text: { accessibleText(element: Element): string } };
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** WCAG 2.2 AA and axe's own best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page in its current state: one line per element, with the rule and what to do. */
export async function findBarriers(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
	// Half way, a colour has a contrast that nobody reads.
	await page.evaluate(() =>
		Promise.allSettled(
			document
				.getAnimations()
				.map((animation) => animation instanceof CSSTransition && animation.finished),
		),
	);
	const options: RunOptions = { runOnly: tags, resultTypes: ["violations"] };
	const { violations }: AxeResults = await page.evaluate(
		(chosen) => (window as unknown as { axe: typeof import("axe-core") }).axe.run(chosen),
		options,
	);
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary = "" }) => {
			const advice = failureSummary.split("\n").slice(1).join("; ").replace(/\s+/g, " ");
			return `${id} (${help}) at ${target.join(" ")}: ${advice.trim()}`;
		}),
	);
}

/**
 * Text that is cut off by its box, words that are broken, text and controls that leave the page or make it scroll
 * sideways, and pictures without a size.
 */
export function findLosses(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		/** Words without a hyphen, a slash or a full stop that begin in one line and end in another. */
		const listBroken = (element: Element) => {
			const range = document.createRange();
			return [...element.childNodes].flatMap((node) =>
				node.nodeType !== Node.TEXT_NODE
					? []
					: [...(node.textContent ?? "").matchAll(/(?<!\S)[\p{L}’']{3,}(?!\S)/gu)].flatMap(
							({ index, 0: word }) => {
								range.setStart(node, index);
								range.setEnd(node, index + word.length);
								const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
								return new Set(tops).size > 1 ? [word] : [];
							},
						),
			);
		};
		const losses: string[] = [];
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth)
			losses.push(`the page is ${scrollWidth} px wide of ${clientWidth}`);
		const controls = "a, button, input, select, textarea, summary";
		for (const element of document.querySelectorAll<HTMLElement>("body *")) {
			const hasText = [...element.childNodes].some(
				(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
			);
			const isShown = element.checkVisibility({ visibilityProperty: true });
			if (!(hasText || element.matches(controls)) || !isShown) continue;
			if (element.closest(".vh, noscript, text")) continue;
			const words = `"${element.innerText?.slice(0, 40) || element.id}"`;
			const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
			if (webkitLineClamp !== "none") continue;
			const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
			const cutsY =
				/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
			if (hasText && (cutsX || cutsY)) losses.push(`${words} is cut off`);
			// What scrolls by itself may hold what is wider.
			if (element.closest("[tabindex='0']")) continue;
			for (const word of listBroken(element)) losses.push(`"${word}" is broken in two`);
			const { left, right, width } = element.getBoundingClientRect();
			if (width && (left < -1 || right > clientWidth + 1)) losses.push(`${words} leaves the page`);
		}
		for (const box of document.querySelectorAll<HTMLElement>(".pic"))
			if (box.checkVisibility() && !box.clientWidth) losses.push(`${box.innerHTML} has no size`);
		// Where the heads of its columns are gone, a cell says its own.
		for (const cell of document.querySelectorAll<HTMLElement>("td[data-name]")) {
			const { content } = getComputedStyle(cell, "::before");
			const isHeaded = cell.closest("table")?.tHead?.checkVisibility();
			if (!isHeaded && content === "none") losses.push(`"${cell.innerText}" has no head`);
		}
		return losses;
	});
}

/** Labels that their drawing cuts off or that lie on the one before, and choices that are wider than their field. */
export function findCut(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const labels = [...document.querySelectorAll<SVGTextElement>("svg text")].filter((label) => {
			const { left, right, top, bottom, width } = label.getBoundingClientRect();
			const drawing = label.ownerSVGElement?.getBoundingClientRect();
			const isCut = drawing && (left < drawing.left - 0.5 || right > drawing.right + 0.5);
			const last = label.matches("text + text") && label.previousElementSibling;
			const before = last ? last.getBoundingClientRect() : new DOMRect();
			const isLevel = before.bottom - 1 > top && before.top < bottom - 1;
			return width && (isCut || (isLevel && before.right > left && before.left < right));
		});
		const fields = [...document.querySelectorAll("select")].filter((field) => {
			const { offsetWidth } = field;
			field.style.cssText = "field-sizing: content; inline-size: max-content";
			const isCut = field.offsetWidth > offsetWidth + 1;
			field.style.cssText = "";
			return isCut;
		});
		const choices = fields.map(({ selectedOptions: [choice] }) => choice?.text);
		return [...labels.map((label) => label.textContent), ...choices].map((words) => `"${words}"`);
	});
}

/** What stays in sight while the page scrolls, but behind the header, and what would lie over the header and its panel. */
export function findBehindHeader(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const header = document.querySelector("header") as HTMLElement;
		const level = (part: Element) => Number.parseFloat(getComputedStyle(part).zIndex);
		const wrong = [...document.querySelectorAll("main *")].filter((part) => {
			const { position, top } = getComputedStyle(part);
			const isBehind = Number.parseFloat(top) < header.offsetHeight - 1;
			return (position === "sticky" && isBehind) || level(part) >= level(header);
		});
		return wrong.map((part) => part.outerHTML.slice(0, 100));
	});
}

/** Links and controls that a press in their middle does not reach, because something else lies there, and pictures of cards that lead nowhere. */
export function findCovered(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const controls = document.querySelectorAll<HTMLElement>(
			"a, button, input, select, summary, :is(.card, .lead-post):not(:has(.btn)) .pic",
		);
		const covered = [...controls].filter((control) => {
			if (!(control instanceof HTMLElement) || control.matches(".skip, .vh, .vh *")) return false;
			if (!control.checkVisibility({ visibilityProperty: true })) return false;
			control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
			const [{ left, top, width, height } = new DOMRect()] = control.getClientRects();
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			if (control.matches(".pic")) return !hit?.closest("a");
			return hit && hit !== control.closest("label") && !control.contains(hit);
		});
		scrollTo(0, 0);
		return covered.map((control) => control.outerHTML.slice(0, 100));
	});
}

/** The sum of all layout shifts so far without recent input. */
export function sumShifts(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & {
						value: number;
						hadRecentInput: boolean;
					})[]) {
						if (!entry.hadRecentInput) sum += entry.value;
					}
				}).observe({ type: "layout-shift", buffered: true });
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
			}),
	);
}

/** Controls that forced colours leave without a visible border, underline or mark. */
export function findVanished(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const controls = document.querySelectorAll<HTMLElement>(
			"a.btn, button, input:not([type=hidden]), select, textarea, .call",
		);
		return [...controls].flatMap((control) => {
			const shown = { opacityProperty: true, visibilityProperty: true };
			if (control.closest(".vh") || !control.checkVisibility(shown)) return [];
			const bordered = [null, "::before"].some((part) => {
				const { borderTopWidth, borderTopStyle } = getComputedStyle(control, part);
				return Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none";
			});
			const { textDecorationLine, appearance } = getComputedStyle(control);
			// Browsers draw their own box, whatever the colours.
			if (control.matches("[type=checkbox], [type=radio]") && appearance === "auto") return [];
			const marked = control.querySelector("svg") !== null || textDecorationLine === "underline";
			return bordered || marked ? [] : [control.outerHTML.slice(0, 100)];
		});
	});
}

/** Links that sound alike in the same landmark or group but lead to different places (WCAG 2.4.4), by the names that axe, which has run in the page, gives them. */
export function findAmbiguous(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { axe } = window as unknown as { axe: Axe };
		const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
		const around =
			"header, main, footer, nav, aside, fieldset, details, [role=group], [role=region], section:is([aria-label], [aria-labelledby])";
		axe.setup();
		const named = links
			.filter((link) => link.checkVisibility())
			.map((link) => ({ name: axe.commons.text.accessibleText(link), link }));
		axe.teardown();
		const places = Map.groupBy(named, ({ link }) => link.closest(around));
		return [...places.values()].flatMap((near) =>
			[...Map.groupBy(near, ({ name }) => name)].flatMap(([name, same]) => {
				const addresses = new Set(same.map(({ link }) => link.href));
				return addresses.size > 1 ? [`"${name}" leads to ${[...addresses].join(" and ")}`] : [];
			}),
		);
	});
}
