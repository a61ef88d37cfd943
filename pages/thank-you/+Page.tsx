import { Hero } from "../../components/Hero/Hero.tsx";
import type { Data } from "./+data.ts";

/** Where a form sent without script ends (BEY-01). */
export function Page({ lead, isForEnquiry }: Data) {
	return (
		<Hero title="Thank you" lead={lead}>
			<p className="acts">
				<a className="btn" href="/products">
					View our products
				</a>
				<a className="btn line" href="/blog">
					Read the blog
				</a>
			</p>
			{isForEnquiry && <span data-mount="drop-draft" hidden />}
		</Hero>
	);
}
