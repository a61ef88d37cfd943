import { linkSubject, type Subject } from "../ContactForm/enquiry.ts";
import { useSite } from "../Layout/siteContext.ts";

/**
 * The call-to-action band that closes most pages (CTA).
 * @param about what an enquiry from this page is about
 * @param brief a line rather than a band, where the page has just asked for an enquiry
 */
export function CallBand({ about, brief = false }: { about?: Subject; brief?: boolean }) {
	const { site, home } = useSite();
	const subject = about && linkSubject(about);
	return (
		<section
			className={brief ? "cta brief band tight on-ink" : "cta band on-ink cast"}
			aria-labelledby="cta-h"
		>
			<div className="wrap">
				<div>
					<h2 id="cta-h">{home.band.title}</h2>
					{!brief && <p>{home.band.text}</p>}
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
