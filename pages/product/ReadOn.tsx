import { PostCard } from "../../components/Card/PostCard.tsx";
import { ProductCard } from "../../components/Card/ProductCard.tsx";
import type { Data } from "./+data.ts";

/** Posts about the product, and other products of its kind. */
export function ReadOn({ posts, others }: Pick<Data, "posts" | "others">) {
	return (
		<section className="band" aria-labelledby="b-h">
			<div className="wrap">
				<h2 id="b-h">Read before you buy</h2>
				<div className="posts mt">
					{posts.map((post) => (
						<PostCard key={post.slug} post={post} brief />
					))}
				</div>
				<h2 className="mt-l">People also ask us about</h2>
				<div className="products even mt">
					{others.map((other, index) => (
						<ProductCard key={other.slug} product={other} first={index === 0} />
					))}
				</div>
			</div>
		</section>
	);
}
