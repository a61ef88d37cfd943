import arrowLeft from "lucide-static/dist/esm/icons/arrow-left.mjs";
import arrowRight from "lucide-static/dist/esm/icons/arrow-right.mjs";
import pause from "lucide-static/dist/esm/icons/pause.mjs";
import play from "lucide-static/dist/esm/icons/play.mjs";
import { type TouchEvent, useEffect, useRef, useState } from "react";
import type { Content } from "../../scripts/content/collections.ts";
import { useHydrated } from "../Form/useHydrated.ts";
import { Drawing, shapesOf } from "../Icon/Drawing.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { useSlides } from "../Slides/useSlides.ts";

interface Props {
	testimonials: Omit<Content["testimonials"][number], "image">[];
}

/** Seconds between slides of an untouched carousel. */
const interval = 5;

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
	const isTouched = useRef(false);
	const isHydrated = useHydrated();

	useEffect(() => {
		if (paused) return;
		let seconds = 0;
		const timer = setInterval(() => {
			const isResting =
				isTouched.current ||
				document.hidden ||
				matchMedia("(prefers-reduced-motion: reduce)").matches ||
				root.current?.matches(":hover, :focus-within");
			seconds = isResting ? 0 : seconds + 1;
			if (seconds === interval) show(current + 1);
		}, 1000);
		return () => clearInterval(timer);
	}, [paused, current, show]);

	const setTouched = ({ type }: TouchEvent) => {
		isTouched.current = type === "touchstart";
	};
	return (
		<div
			className="reviews"
			ref={root}
			onTouchStart={setTouched}
			onTouchEnd={setTouched}
			onTouchCancel={setTouched}
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
