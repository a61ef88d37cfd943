import { Icon } from "../Icon/Icon.tsx";
import { listFilled, type Site, useSite } from "../Layout/siteContext.ts";
import { Terms } from "../Lines/Lines.tsx";
import { Picture } from "../Picture/Picture.tsx";

/** What is beside the form: phone, email, and, where nothing else on the page says it, what happens after an enquiry. */
export function OtherWays({ hasSteps = false }) {
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

/** Who comes to the house, as far as the owner has said; nothing where nothing is filled in. */
export function WhoComes({ heading: Heading = "h3" }: { heading?: "h2" | "h3" }) {
	const { visit, contact } = useSite().site;
	const { name, picture, licence, insurance } = visit;
	const lines = listFilled({ licence, insurance, ...contact.businessHours });
	if (!name && !picture && lines.length === 0) return null;
	return (
		<div className="who stack">
			<Heading className="h3">{name ? `${name} comes to measure` : "Who comes to measure"}</Heading>
			{picture && <Picture name={picture} slot="aside" />}
			{lines.length > 0 && <Terms terms={lines} />}
		</div>
	);
}
