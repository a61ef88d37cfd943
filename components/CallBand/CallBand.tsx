import { linkSubject, type Subject } from "../ContactForm/enquiry.ts";
import { useSite } from "../Layout/siteContext.ts";

/**
 * The call-to-action band that closes most pages (CTA).
 * @param about what an enquiry from this page is about
 */
export function CallBand({ about }: { about?: Subject }) {
	const { site, home } = useSite();
	const subject = about && linkSubject(about);
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
						<a className="btn" href="/contact" {...subject}>
							Get a Free Quote
						</a>
						<a className="btn line" href="/contact" {...subject}>
							Contact Us
						</a>
					</div>
				</div>
			</div>
		</section>
	);
}
