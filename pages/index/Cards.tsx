import { Breakable } from "../../components/Card/Breakable.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import type { Data } from "./+data.ts";

/** The six product cards of Home, two large and four small. */
export function Cards({ cards }: Pick<Data, "cards">) {
	return (
		<section className="band" aria-labelledby="p-h">
			<div className="wrap">
				<div className="sec-head">
					<h2 id="p-h">Ways to hold back the sun</h2>
					<a className="more" href="/products">
						View All Products <Icon name="arrow-right" />
					</a>
				</div>
				<div className="products">
					{cards.map((card, index) => (
						<Card
							key={card.slug}
							card={card}
							slot={(["first", "second"] as const)[index] ?? "tall"}
						/>
					))}
				</div>
			</div>
		</section>
	);
}

interface CardProps {
	card: Data["cards"][number];
	slot: "first" | "second" | "tall";
}

function Card({ card: { title, slug, text, second, image }, slot }: CardProps) {
	return (
		<article className="card">
			<Picture name={image} slot={slot} alt="" />
			<h3>
				<a href={`/products/${slug}`}>
					<Breakable name={title} />
				</a>
			</h3>
			<p>{text}</p>
			{second && (
				<p className="second">
					<a href={`/products/${second.slug}`}>{second.label}</a>
				</p>
			)}
		</article>
	);
}
