import arrowLeft from "lucide-static/dist/esm/icons/arrow-left.mjs";
import arrowRight from "lucide-static/dist/esm/icons/arrow-right.mjs";
import pause from "lucide-static/dist/esm/icons/pause.mjs";
import play from "lucide-static/dist/esm/icons/play.mjs";
import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from "react";
import type { Content } from "../../scripts/content/collections.ts";
import { useHydrated } from "../Form/useHydrated.ts";
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
	const isHydrated = useHydrated();
	const isStill = useSyncExternalStore(watchStillness, readStillness, () => true);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew after each rest
	useEffect(() => {
		if (paused || touched || isStill) return;
		const timer = setTimeout(() => {
			// The event that ends this rest begins the time anew.
			if (!root.current?.matches(":hover, :focus-within")) show(current + 1);
		}, interval);
		return () => clearTimeout(timer);
	}, [paused, touched, isStill, rested, current, show]);

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
			<div className="q-ctl needs-script" inert={!isHydrated}>
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

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether reduced motion is requested, or the tab hidden. */
function readStillness(): boolean {
	return document.hidden || matchMedia(reducedMotion).matches;
}

function watchStillness(changed: () => void): () => void {
	const motion = matchMedia(reducedMotion);
	motion.addEventListener("change", changed);
	document.addEventListener("visibilitychange", changed);
	return () => {
		motion.removeEventListener("change", changed);
		document.removeEventListener("visibilitychange", changed);
	};
}
