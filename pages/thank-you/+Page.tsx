import { Hero } from "../../components/Hero/Hero.tsx";
import { thanks } from "../../components/ContactForm/send.ts";

/** Where a form sent without script ends (BEY-01). */
export function Page() {
	return (
		<Hero title="Thank you" lead={thanks}>
			<p className="acts">
				<a className="btn" href="/products">
					View our products
				</a>
				<a className="btn line" href="/blog">
					Read the blog
				</a>
			</p>
		</Hero>
	);
}
