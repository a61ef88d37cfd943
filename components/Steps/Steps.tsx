import { Band } from "../Layout/Band.tsx";
import { useSite } from "../Layout/siteContext.ts";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import type { Subject } from "../QuoteLink/subject.ts";

interface Props {
	title: string;
	/** On a shaded ground, which sets it apart from its neighbours. */
	shaded?: boolean;
	about?: Subject;
}

/** The four steps of a job, from night to full sun, and a link to the first of them. */
export function Process({ title, shaded = false, about }: Props) {
	const { home } = useSite();
	return (
		<Band kind={shaded ? "on-shade" : undefined} aria-labelledby="steps-h">
			<div className="sec-head">
				<h2 id="steps-h">{title}</h2>
				<QuoteLink className="btn line" about={about}>
					Book a Consultation
				</QuoteLink>
			</div>
			<ol className="steps">
				{home.process.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</Band>
	);
}
