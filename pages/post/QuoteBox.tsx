import { getContent } from "../../scripts/content/collections.ts";

/** Below the text: ask for a quote, or call (PST-07, PST-08). */
export function QuoteBox() {
	const { site } = getContent();
	return (
		<section className="quote-box mt-l" aria-labelledby="quote-h">
			<h2 className="h3" id="quote-h">
				What would it cost at your place?
			</h2>
			<p>We measure for free and write one price down. Nothing is ordered until you say so.</p>
			<p className="acts">
				<a className="btn" href="/contact">
					Get a Free Quote
				</a>
				<a className="btn line" href={`tel:${site.phoneLink}`}>
					Call {site.phone}
				</a>
			</p>
		</section>
	);
}
