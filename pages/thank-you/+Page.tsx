import { NextSteps, PhoneLink } from "../../components/ContactSection/OtherWays.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { ArrowLink } from "../../components/Icon/Icon.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import type { Data } from "./+data.ts";

/** The page shown after a form is sent without script. */
export function Page({ title, lead, isForNewsletter }: Data) {
	return (
		<>
			<Hero title={title} lead={lead}>
				{isForNewsletter && (
					<p className="acts">
						<a className="btn" href="/blog">
							Read the blog
						</a>
						<a className="btn line" href="/products">
							View our products
						</a>
					</p>
				)}
			</Hero>
			{!isForNewsletter && (
				<Band wrap="split seven-four" aria-label="After your enquiry">
					<div className="stack">
						<NextSteps />
					</div>
					<div className="stack">
						<h2 className="h3">Something to add?</h2>
						<p>
							<PhoneLink />
						</p>
						<h2 className="h3">Until you hear from us</h2>
						<p>
							<ArrowLink href="/price-guide">Work out a guide price</ArrowLink>
						</p>
					</div>
				</Band>
			)}
		</>
	);
}
