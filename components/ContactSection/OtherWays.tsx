import { Icon } from "../Icon/Icon.tsx";
import { type Site, useSite } from "../Layout/siteContext.ts";
import { WhoComes } from "./WhoComes.tsx";

interface Props {
	/** The page has no other word on what happens next. */
	hasSteps?: boolean;
}

/** What is beside the form: phone, email, and what happens after an enquiry. */
export function OtherWays({ hasSteps = false }: Props) {
	const { site } = useSite();
	const Heading = hasSteps ? "h2" : "h3";
	return (
		<aside className="stack" aria-label="Other ways to reach us">
			<Heading className="h3">Rather talk?</Heading>
			<p>
				<PhoneLink />
			</p>
			<p id="email">
				<a className="more" href={`mailto:${site.email}`}>
					<Icon name="mail" />
					{site.email}
				</a>
			</p>
			{hasSteps && <NextSteps />}
			<WhoComes heading={Heading} />
		</aside>
	);
}

/** What happens after an enquiry, in order; when we answer, only if the owner has said so. */
export function listNextSteps({ services, site }: Pick<Site, "services" | "site">): string[] {
	const [first = "", ...others] = services.contact.next;
	return [site.visit.reply || first, ...others];
}

/** The steps with their heading. */
export function NextSteps() {
	return (
		<>
			<h2 className="h3">What happens next</h2>
			<ol className="slats">
				{listNextSteps(useSite()).map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
		</>
	);
}

/** The phone number with its icon; a tap calls it. */
export function PhoneLink() {
	const { phone, phoneLink } = useSite().site;
	return (
		<a className="more" href={`tel:${phoneLink}`}>
			<Icon name="phone" />
			{phone}
		</a>
	);
}
