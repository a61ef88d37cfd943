import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { WritePost } from "../../components/WritePost/WritePost.tsx";
import type { Data } from "./+data.ts";

/** For writers: from an idea to the file of a post. */
export function Page({ form }: Data) {
	return (
		<>
			<Hero
				title="Write a post"
				lead="For writers. Fill in what you know, in any order. This page makes the file of the post from it, and sends nothing by itself."
			/>
			<Band kind="tight needs-script" aria-label="The post">
				<Island name="WritePost" component={WritePost} props={form} />
			</Band>
			<Band kind="tight on-shade" wrap="stack" aria-labelledby="other-h" title="Without this form">
				<p>
					A post is one file in the folder <code>content/blog</code> of the site’s repository. Copy{" "}
					<code>content/template.mdx</code>, name the copy like the address you want, as in{" "}
					<code>salt-on-the-track.mdx</code>, and replace each “Write here”. The guide for writers,{" "}
					<code>content/README.md</code>, has the steps, and says what each line at the top of the
					file is for.
				</p>
			</Band>
		</>
	);
}
