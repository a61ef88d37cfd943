import { groupByPlace } from "../../scripts/content/productPlaces.ts";
import { ContactForm } from "../ContactForm/ContactForm.tsx";
import { otherInterest } from "../ContactForm/enquiry.ts";
import { Island } from "../islands/Island.tsx";
import { Band } from "../Layout/Band.tsx";
import { useSite } from "../Layout/siteContext.ts";
import type { Subject } from "../QuoteLink/subject.ts";
import { listNextSteps, OtherWays } from "./OtherWays.tsx";

interface Props {
	title?: string;
	text?: string;
	about?: Subject;
	hasWays?: boolean;
}

/** The shared contact form with its heading. */
export function ContactSection({ title, text, about, hasWays }: Props) {
	const { home } = useSite();
	return (
		<Band
			kind="on-shade"
			wrap={hasWays ? "split four-seven beside" : "split four-seven"}
			aria-labelledby="c-h"
		>
			<div className="stack">
				<h2 id="c-h">{title ?? home.contact.title}</h2>
				<p className="lead">{text ?? home.contact.text}</p>
			</div>
			<EnquiryForm about={about} />
			{hasWays && <OtherWays />}
		</Band>
	);
}

/** The form itself; it hydrates when it scrolls near. All that we serve is in New South Wales. */
export function EnquiryForm({ about }: { about?: Subject }) {
	const content = useSite();
	const { products, site } = content;
	const groups = groupByPlace(products).map(({ label, products }) => ({
		label,
		names: products.map(({ name }) => name),
	}));
	return (
		<Island
			name="ContactForm"
			component={ContactForm}
			props={{
				interests: [...groups, { label: "Not sure", names: [otherInterest] }],
				phone: site.phone,
				phoneLink: site.phoneLink,
				next: listNextSteps(content),
				closedDays: site.closedDays,
				about: { state: "NSW", ...about },
			}}
		/>
	);
}
