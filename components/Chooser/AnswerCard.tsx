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
