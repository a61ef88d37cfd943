import { useSite } from "../Layout/siteContext.ts";

/** What happens after an enquiry, in order. */
export function NextSteps({ heading = "h3" }: { heading?: "h2" | "h3" }) {
	const Heading = heading;
	return (
		<>
			<Heading className="h3">What happens next</Heading>
			<ol className="slats">
				{useSite().services.contact.next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
		</>
	);
}
