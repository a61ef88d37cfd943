import { Steps } from "./Steps.tsx";

interface Props {
	title: string;
	/** On a shaded ground, which parts it from its neighbours. */
	shaded?: boolean;
}

/** The section with the four steps of a job and the way to the first of them. */
export function Process({ title, shaded = false }: Props) {
	return (
		<section className={shaded ? "band on-shade" : "band"} aria-labelledby="steps-h">
			<div className="wrap">
				<div className="sec-head">
					<h2 id="steps-h">{title}</h2>
					<a className="btn line" href="/contact">
						Book a Consultation
					</a>
				</div>
				<Steps />
			</div>
		</section>
	);
}
