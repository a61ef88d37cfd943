import { type RefObject, useCallback, useEffect, useState } from "react";

/** Milliseconds without a scroll event after which a swipe has ended; Safari has `scrollend` only from 26.2. */
const stillness = 150;

/**
 * A row of slides that a swipe scrolls, and buttons too: which slide it shows, and a function that shows another,
 * going round at both ends. Its style says whether it glides.
 */
export function useSlides(row: RefObject<HTMLElement | null>, count: number, start = 0) {
	const [current, setCurrent] = useState(start);
	const show = useCallback(
		(index: number) => {
			const next = (index + count) % count;
			setCurrent(next);
			row.current?.scrollTo({ left: leftOf(row.current, next) });
		},
		[row, count],
	);
	useEffect(() => {
		const box = row.current;
		if (!box) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const settle = () => setCurrent((shown) => findNearest(box, shown));
		const wait = () => {
			clearTimeout(timer);
			timer = setTimeout(settle, stillness);
		};
		if (start) box.scrollTo({ left: leftOf(box, start), behavior: "instant" });
		// Swiped before this code came.
		else settle();
		box.addEventListener("scroll", wait);
		return () => {
			clearTimeout(timer);
			box.removeEventListener("scroll", wait);
		};
	}, [row, start]);
	return [current, show] as const;
}

/** How far a row scrolls to show a slide. */
function leftOf(row: HTMLElement, index: number): number {
	const [first, slide] = [0, index].map((at) => row.children[at] as HTMLElement | undefined);
	return (slide?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
}

/** The slide that a row has come to rest at; at its end that is one of those which cannot come to the left. */
function findNearest(row: HTMLElement, shown: number): number {
	const away = (index: number) => Math.abs(leftOf(row, index) - row.scrollLeft);
	let nearest = 0;
	for (let index = 1; index < row.children.length; index++)
		if (away(index) < away(nearest) - 1) nearest = index;
	const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
	return atEnd && nearest < shown ? shown : nearest;
}
