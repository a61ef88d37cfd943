import arrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import arrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import pause from "lucide/dist/esm/icons/pause.mjs";
import play from "lucide/dist/esm/icons/play.mjs";
import { useEffect, useRef, useState } from "react";
import type { Content } from "../../scripts/content/collections.ts";
import { useHydrated } from "../Form/useHydrated.ts";
import { Drawing } from "../Icon/Drawing.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { useSlides } from "../Slides/useSlides.ts";

interface Props {
	testimonials: Omit<Content["testimonials"][number], "image">[];
}

/** Milliseconds between slides of an untouched carousel. */
const interval = 5000;

const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * Customer reviews in a row to swipe or scroll. It moves on every 5 s, except under the pointer or a finger, with the
 * focus inside, in a hidden tab and where reduced motion is requested.
 */
export function Reviews({ testimonials }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const row = useRef<HTMLElement>(null);
	const [current, show] = useSlides(row, testimonials.length);
	const [paused, setPaused] = useState(false);
	const isHydrated = useHydrated();

	useEffect(() => {
		if (paused) return;
		const timer = setInterval(() => {
			if (document.hidden || matchMedia(reducedMotion).matches) return;
			if (!root.current?.matches(":hover, :active, :focus-within")) show(current + 1);
		}, interval);
		return () => clearInterval(timer);
	}, [paused, current, show]);

	return (
		<div className="reviews" ref={root}>
			<ScrollBox className="slides quotes" aria-label="Reviews, side by side" ref={row}>
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
					<Drawing shapes={arrowLeft} />
				</button>
				<button type="button" aria-label="Next review" onClick={() => show(current + 1)}>
					<Drawing shapes={arrowRight} />
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
					<Drawing shapes={paused ? play : pause} />
				</button>
			</div>
		</div>
	);
}
