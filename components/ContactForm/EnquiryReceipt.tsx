import { useEffect, useRef } from "react";
import type { Submission } from "../../netlify/enquiries/records.ts";
import { Terms } from "../Lines/Lines.tsx";
import { PhotoUpload } from "../PhotoUpload/PhotoUpload.tsx";
import type { Sent } from "./enquiryState.ts";

interface Props {
	sent: Sent;
	next: string[];
	phone: string;
	phoneLink: string;
}

/** Characters of the reference: few to read out, and the owner's search finds them. */
const shortReference = 13;

/** Takes the place of the form once an enquiry is sent: what was sent, under which reference, and what happens next. */
export function EnquiryReceipt({ sent, next, phone, phoneLink }: Props) {
	const { enquiry, key } = sent;
	const heading = useRef<HTMLHeadingElement>(null);
	// Whoever opens the page again has not asked to be led there.
	useEffect(() => {
		if (enquiry) heading.current?.focus();
	}, [enquiry]);
	return (
		<div className="receipt" id="receipt">
			<h2 ref={heading} tabIndex={-1}>
				We have your enquiry
			</h2>
			<p>
				Reference <b>{key.slice(0, shortReference)}</b>. Questions, or something to change? Call{" "}
				<a href={`tel:${phoneLink}`}>{phone}</a>.
			</p>
			{enquiry && <Terms terms={listLines(enquiry)} />}
			<h3>What happens next</h3>
			<ol>
				{next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<PhotoUpload enquiryKey={key} />
			<p className="acts">
				<a className="btn line" href="/contact">
					Send another enquiry
				</a>
			</p>
		</div>
	);
}

function listLines({ name, phone, email, ...rest }: Submission): [string, string][] {
	const { streetAddress, city, state, postcode, interests, message } = rest;
	const place = [streetAddress, city, `${state} ${postcode}`.trim()];
	const lines: [string, string][] = [
		["From", `${name}, ${phone}, ${email}`],
		["For", place.filter(Boolean).join(", ")],
		["About", interests.join(", ")],
		["Message", message],
	];
	return lines.filter(([, text]) => text);
}
