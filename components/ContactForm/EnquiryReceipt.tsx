import { type ComponentType, useEffect, useRef, useState } from "react";
import type { Submission } from "../../netlify/enquiries/records.ts";

/** An enquiry that has reached us. */
export interface Sent {
	enquiry: Submission;
	/** Key that it was sent under. */
	key: string;
	/** Something was typed while it was being sent. */
	hasMore: boolean;
}

interface Props {
	sent: Sent;
	/** What happens after an enquiry, step by step. */
	next: string[];
	phone: string;
	phoneLink: string;
	onAnother: () => void;
}

/** As many characters of an id as the owner's list shows (scripts/enquiries/print.ts). */
const shortReference = 13;

/** Takes the place of the form once an enquiry is sent: what was sent, under which reference, and what happens next. */
export function EnquiryReceipt({ sent, next, phone, phoneLink, onAnother }: Props) {
	const { enquiry, key, hasMore } = sent;
	const heading = useRef<HTMLHeadingElement>(null);
	const [Photos, setPhotos] = useState<ComponentType<{ enquiryKey: string }>>();
	useEffect(() => {
		heading.current?.focus();
		// Fetched only now; without it there is email.
		import("../PhotoUpload/PhotoUpload.tsx")
			.then(({ PhotoUpload }) => setPhotos(() => PhotoUpload))
			.catch(() => undefined);
	}, []);
	const { name, email, streetAddress, city, state, postcode, interests, message } = enquiry;
	const lines = [
		["From", `${name}, ${enquiry.phone}, ${email}`],
		[
			"For",
			[streetAddress, city, [state, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", "),
		],
		["About", interests.join(", ")],
		["Message", message],
	].filter(([, text]) => text);
	return (
		<div className="receipt" id="receipt">
			<h3 ref={heading} tabIndex={-1}>
				We have your enquiry
			</h3>
			<p>
				Reference <b>{key.slice(0, shortReference)}</b>. Questions, or something to change? Call{" "}
				<a href={`tel:${phoneLink}`}>{phone}</a>.
			</p>
			<dl>
				{lines.map(([term, text]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<h4>What happens next</h4>
			<ol>
				{next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			{Photos && <Photos enquiryKey={key} />}
			<p className="acts">
				<button className="btn line" type="button" onClick={onAnother}>
					{hasMore ? "Go on with what you typed since" : "Send another enquiry"}
				</button>
			</p>
		</div>
	);
}
