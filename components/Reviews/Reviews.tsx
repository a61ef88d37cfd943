import type { Content } from "../../scripts/content/collections.ts";
import { Icon } from "../Icon/Icon.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";

/** Customer reviews in a row to swipe or scroll; reviews.mount.ts shows the controls and moves on every 5 s. */
export function Reviews({ testimonials }: Pick<Content, "testimonials">) {
	return (
		<div className="reviews" data-mount="reviews" data-when="visible">
			<ScrollBox className="quotes" aria-label="Customer reviews">
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
			<div className="q-ctl needs-script" inert>
				<button type="button" data-go="-1" aria-label="Previous review">
					<Icon name="arrow-left" />
				</button>
				<button type="button" data-go="1" aria-label="Next review">
					<Icon name="arrow-right" />
				</button>
				<span className="dots">
					{testimonials.map(({ id }, index) => (
						<button
							key={id}
							type="button"
							data-slide={index}
							aria-label={`Review ${index + 1} of ${testimonials.length}`}
							aria-current={index === 0 ? "true" : undefined}
						/>
					))}
				</span>
				<button type="button" className="fill pause" aria-label="Pause reviews">
					<Icon name="pause" />
					<Icon name="play" />
				</button>
			</div>
		</div>
	);
}
