import { Icon } from "../Icon/Icon.tsx";
import type { ShownAnswer } from "./chooserAnswers.ts";

/** One answer with its reason and its catch; the rule that decides when it is given goes with it. */
export function AnswerCard({ answer }: { answer: ShownAnswer }) {
	const { title, product, price, why, catch: snag, post, only, never, up, down } = answer;
	return (
		<li
			className="answer-card"
			data-rule={JSON.stringify({ only, never, up, down })}
			data-product={product?.slug}
			data-name={product?.name}
		>
			<p className="name">{product ? <a href={`/products/${product.slug}`}>{title}</a> : title}</p>
			<p>{why}</p>
			<p>
				<b>The catch:</b> {snag}
			</p>
			{price && (
				<p className="price">
					{price.term}: {price.value}
				</p>
			)}
			{post && (
				<p className="note">
					Read <a href={post.path}>{post.title}</a>
				</p>
			)}
		</li>
	);
}

/** By question, the answers that a picture makes quicker to find. */
const icons: Record<string, Record<string, string>> = {
	room: {
		living: "sofa",
		bedroom: "bed-double",
		child: "toy-brick",
		kitchen: "cooking-pot",
		bathroom: "bath",
		study: "lamp-desk",
		patio: "umbrella",
		shop: "store",
	},
	trouble: {
		heat: "thermometer-sun",
		glare: "sun",
		night: "moon-star",
		day: "eye",
		dark: "sunrise",
		weather: "cloud-rain-wind",
		fire: "flame",
		theft: "lock",
		draught: "snowflake",
	},
	home: { own: "house", strata: "building", rent: "key-round" },
};

/** The picture of an answer of content/chooser.yaml, if it has one. */
export function AnswerIcon({ question, answer }: { question: string; answer: string }) {
	const icon = icons[question]?.[answer];
	return icon && <Icon name={icon} />;
}
