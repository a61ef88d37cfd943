import arrowLeft from "lucide-static/dist/esm/icons/arrow-left.mjs";
import arrowRight from "lucide-static/dist/esm/icons/arrow-right.mjs";
import pause from "lucide-static/dist/esm/icons/pause.mjs";
import play from "lucide-static/dist/esm/icons/play.mjs";
import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from "react";
import type { Content } from "../../scripts/content/collections.ts";
import { Drawing, shapesOf } from "../Icon/Drawing.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { useSlides } from "../Slides/useSlides.ts";

interface Props {
	testimonials: Omit<Content["testimonials"][number], "image">[];
}

/** Milliseconds between slides of an untouched carousel. */
const interval = 5000;

const shapes = {
	left: shapesOf(arrowLeft),
	right: shapesOf(arrowRight),
	pause: shapesOf(pause),
	play: shapesOf(play),
};

/**
 * Customer reviews in a row to swipe or scroll. It moves on every 5 s, except under the pointer or a finger, with the
 * focus inside, in a hidden tab and where reduced motion is requested.
 */
export function Reviews({ testimonials }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const row = useRef<HTMLElement>(null);
	const [current, show] = useSlides(row, testimonials.length);
	const [paused, setPaused] = useState(false);
	const [touched, setTouched] = useState(false);
	const [rested, endRest] = useReducer((times: number) => times + 1, 0);
	const { ready, reduced, hidden } = useSurroundings();

	// biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew after each rest
	useEffect(() => {
		if (paused || touched || reduced || hidden) return;
		const timer = setTimeout(() => {
			// The event that ends this rest begins the time anew.
			if (!root.current?.matches(":hover, :focus-within")) show(current + 1);
		}, interval);
		return () => clearTimeout(timer);
	}, [paused, touched, reduced, hidden, rested, current, show]);

	const endTouch = () => setTouched(false);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the visitor is
		<div
			className="reviews"
			ref={root}
			onMouseLeave={endRest}
			onBlur={endRest}
			onTouchStart={() => setTouched(true)}
			onTouchEnd={endTouch}
			onTouchCancel={endTouch}
		>
			<ScrollBox className="slides quotes" aria-label="Customer reviews" ref={row}>
				{testimonials.map(({ id, content, author, location, rating, sample }) => (
					<figure key={id}>
						<blockquote>“{content}”</blockquote>
						<figcaption>
							<b>{author}</b>, {location}
							<br />
							{sample ? "Sample, not a customer’s review" : `Rated ${rating} out of 5`}
						</figcaption>
					</figure>
				))}
			</ScrollBox>
			<div className="q-ctl needs-script" inert={!ready}>
				<button type="button" aria-label="Previous review" onClick={() => show(current - 1)}>
					<Drawing shapes={shapes.left} />
				</button>
				<button type="button" aria-label="Next review" onClick={() => show(current + 1)}>
					<Drawing shapes={shapes.right} />
				</button>
				<span className="dots">
					{testimonials.map(({ id }, index) => (
						<button
							key={id}
							type="button"
							aria-label={`Review ${index + 1} of ${testimonials.length}`}
							aria-current={index === current || undefined}
							onClick={() => show(index)}
						/>
					))}
				</span>
				<button
					type="button"
					className="fill"
					aria-label={paused ? "Play reviews" : "Pause reviews"}
					onClick={() => setPaused(!paused)}
				>
					<Drawing shapes={paused ? shapes.play : shapes.pause} />
				</button>
			</div>
		</div>
	);
}

/** Whether the code runs, whether reduced motion is requested, and whether the tab is hidden. */
function useSurroundings() {
	const text = useSyncExternalStore(watchSurroundings, readSurroundings, () => "");
	return {
		ready: text !== "",
		reduced: text.includes("reduced"),
		hidden: text.includes("hidden"),
	};
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

function watchSurroundings(changed: () => void): () => void {
	const motion = matchMedia(reducedMotion);
	motion.addEventListener("change", changed);
	document.addEventListener("visibilitychange", changed);
	return () => {
		motion.removeEventListener("change", changed);
		document.removeEventListener("visibilitychange", changed);
	};
}

function readSurroundings(): string {
	const motion = matchMedia(reducedMotion).matches ? "reduced" : "full";
	return `${motion} ${document.visibilityState}`;
}
