import { type About, carry } from "../ContactForm/about.ts";
import { Steps } from "./Steps.tsx";

interface Props {
	title: string;
	/** On a shaded ground, which sets it apart from its neighbours. */
	shaded?: boolean;
	/** What an enquiry from this page is about. */
	about?: About;
}

/** The section with the four steps of a job and a link to the first of them. */
export function Process({ title, shaded = false, about }: Props) {
	return (
		<section className={shaded ? "band on-shade" : "band"} aria-labelledby="steps-h">
			<div className="wrap">
				<div className="sec-head">
					<h2 id="steps-h">{title}</h2>
					<a className="btn line" href="/contact" {...(about && carry(about))}>
						Book a Consultation
					</a>
				</div>
				<Steps />
			</div>
		</section>
	);
}
