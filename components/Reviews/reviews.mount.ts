/** Milliseconds between slides of an untouched carousel (CST-03). */
const interval = 5000;

/** Milliseconds without a scroll event after which a swipe has ended, in browsers without `scrollend`. */
const stillness = 150;

/**
 * Makes the buttons and dots work and moves on every 5 s, except under the pointer or a finger, with the focus inside,
 * in a hidden tab and where reduced motion is requested (Q61).
 */
export function mount(root: HTMLElement) {
	const row = root.querySelector<HTMLElement>(".quotes");
	const controls = root.querySelector<HTMLElement>(".q-ctl");
	const pause = root.querySelector<HTMLButtonElement>(".pause");
	if (!row || !controls || !pause) return;
	const slides = [...row.children] as HTMLElement[];
	const dots = [...controls.querySelectorAll<HTMLElement>("[data-slide]")];
	const calm = matchMedia("(prefers-reduced-motion: reduce)");
	let current = 0;
	let paused = false;

	const mark = (index: number) => {
		current = index;
		dots.forEach((dot, at) => {
			dot.ariaCurrent = at === index ? "true" : null;
		});
	};
	const leftOf = (slide?: HTMLElement) => (slide?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
	const show = (index: number) => {
		mark((index + slides.length) % slides.length);
		row.scrollTo({ left: leftOf(slides[current]), behavior: calm.matches ? "instant" : "smooth" });
	};
	let timer: ReturnType<typeof setTimeout>;
	const restart = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			const rests =
				paused ||
				calm.matches ||
				document.hidden ||
				root.matches(":hover") ||
				root.contains(document.activeElement);
			// The event that ends the rest restarts the timer.
			if (rests) return;
			show(current + 1);
			restart();
		}, interval);
	};
	root.addEventListener("touchstart", () => clearTimeout(timer), { passive: true });
	root.addEventListener("touchend", restart);
	root.addEventListener("touchcancel", restart);
	root.addEventListener("mouseleave", restart);
	root.addEventListener("focusout", restart);
	calm.addEventListener("change", restart);
	document.addEventListener("visibilitychange", restart);
	restart();

	controls.inert = false;
	controls.addEventListener("click", ({ target }) => {
		const button = (target as Element).closest("button");
		restart();
		if (button?.dataset.go) show(current + Number(button.dataset.go));
		if (button?.dataset.slide) show(Number(button.dataset.slide));
	});
	pause.addEventListener("click", () => {
		paused = pause.toggleAttribute("data-paused");
		pause.ariaLabel = paused ? "Play reviews" : "Pause reviews";
	});
	onScrollEnd(row, () => {
		const nearest = slides.reduce((best, slide, at) => {
			const away = (node?: HTMLElement) => Math.abs(leftOf(node) - row.scrollLeft);
			return away(slide) < away(slides[best]) - 1 ? at : best;
		}, 0);
		const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
		// What show() has moved is marked already; anything else is a swipe.
		if (nearest === current || (atEnd && nearest < current)) return;
		mark(nearest);
		restart();
	});
}

/** Safari has `scrollend` only from 26.2. */
function onScrollEnd(row: HTMLElement, act: () => void) {
	if ("onscrollend" in window) {
		row.addEventListener("scrollend", act);
		return;
	}
	let timer: ReturnType<typeof setTimeout> | undefined;
	row.addEventListener("scroll", () => {
		clearTimeout(timer);
		timer = setTimeout(act, stillness);
	});
}
