import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { PostCard } from "../../components/Card/PostCard.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import type { Data } from "./+data.ts";

/** Every post of a category (BEY-08). */
export function Page({ category, posts }: Data) {
	const crumbs = [{ name: "Home", path: "/" }, { name: "Blog", path: "/blog" }, { name: category }];
	return (
		<>
			<Hero title={category} lead={`What we have written about ${category}.`} crumbs={crumbs} />
			<section className="band" aria-label="Posts">
				<div className="wrap posts">
					{posts.map((post) => (
						<PostCard key={post.slug} post={post} />
					))}
				</div>
			</section>
			<CallBand />
		</>
	);
}
