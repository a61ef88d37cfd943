import { Band } from "../Layout/Band.tsx";
import { useSite } from "../Layout/siteContext.ts";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import type { Subject } from "../QuoteLink/subject.ts";

/** The call-to-action band that closes most pages (CTA); brief, a line, where the page has just asked for an enquiry. */
export function CallBand({ about, brief = false }: { about?: Subject; brief?: boolean }) {
	const { site, home } = useSite();
	return (
		<Band kind={brief ? "cta brief tight on-ink" : "cta on-ink cast"} aria-labelledby="cta-h">
			<div>
				<h2 id="cta-h">{home.band.title}</h2>
				{!brief && <p>{home.band.text}</p>}
			</div>
			<div>
				<a className="tel" href={`tel:${site.phoneLink}`}>
					{site.phone}
				</a>
				<div className="acts">
					<QuoteLink className="btn" about={about}>
						Get a Free Quote
					</QuoteLink>
					<QuoteLink className="btn line" about={about}>
						Contact Us
					</QuoteLink>
				</div>
			</div>
		</Band>
	);
}
