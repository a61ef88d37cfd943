import { bindUnits } from "../../scripts/content/format.ts";
import { type FramedPicture, PictureFrame } from "../Picture/PictureFrame.tsx";
import type { SuburbAddress } from "../Places/suburbAddress.ts";
import type { ShownAnswer } from "./chooserAnswers.ts";

interface Props {
	answer: ShownAnswer;
	heading: "h3" | "h4";
	picture?: FramedPicture;
	/** Adds a link to the product's page there. */
	suburb?: SuburbAddress;
}

/** One answer with its reason and its catch. */
export function AnswerCard({ answer, heading: Heading, picture, suburb }: Props) {
	const { title, product, price, why, catch: snag, post } = answer;
	return (
		<li className="answer-card">
			{picture && <PictureFrame {...picture} slot="quarter" />}
			<Heading className="name">
				{product ? <a href={`/products/${product.slug}`}>{title}</a> : title}
			</Heading>
			<p>{why}</p>
			<p>
				<b>The catch:</b> <span>{snag}</span>
			</p>
			{price && <p className="price">{bindUnits(`${price.term}: ${price.value}`)}</p>}
			{post && (
				<p className="note">
					Read <a href={post.path}>{post.title}</a>
				</p>
			)}
			{product && suburb?.slug && (
				<p className="note">
					<a href={`/locations/${suburb.slug}/${product.slug}`}>
						{`${product.name} in ${suburb.name}`}
					</a>
				</p>
			)}
		</li>
	);
}
