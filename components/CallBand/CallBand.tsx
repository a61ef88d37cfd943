import { getContent } from "../../content/collections.ts";

/** The call-to-action band that closes most pages (CTA). */
export function CallBand() {
	const { site, home } = getContent();
	return (
		<section className="cta band on-ink cast" aria-labelledby="cta-h">
			<div className="wrap">
				<div>
					<h2 id="cta-h">{home.band.title}</h2>
					<p>{home.band.text}</p>
				</div>
				<div>
					<a className="tel" href={`tel:${site.phoneLink}`}>
						{site.phone}
					</a>
					<div className="acts">
						<a className="btn" href="/contact">
							Get a Free Quote
						</a>
						<a className="btn line" href="/contact">
							Contact Us
						</a>
					</div>
				</div>
			</div>
		</section>
	);
}
