import { useState } from "react";
import type { Submission } from "../../netlify/enquiries/records.ts";
import { useHydrated } from "../Form/checkedForm.ts";
import { Field } from "../Form/Field.tsx";
import { Honeypot } from "../Form/Honeypot.tsx";
import { EnclosedList } from "../Windows/EnclosedList.tsx";
import { EnquiryNotice } from "./EnquiryNotice.tsx";
import { EnquiryReceipt } from "./EnquiryReceipt.tsx";
import { listFieldNames, type Values } from "./enquiry.ts";
import { DayField, type InterestGroup, Interests, PlaceFields, WishChoices } from "./Fields.tsx";
import { formId, type Opening } from "./formStart.ts";
import { dropDraft } from "./storage.ts";
import { useEnquiry } from "./useEnquiry.ts";

interface Props extends Opening {
	/** Choices of "What are you interested in?": every product's name, by where it goes, and Other (CON-03). */
	interests: InterestGroup[];
	/** The business's number as people read it, for when sending fails. */
	phone: string;
	/** The same number for a link. */
	phoneLink: string;
	/** What happens after an enquiry, step by step. */
	next: string[];
}

/** The shared enquiry form. Once an enquiry is sent a receipt takes its place, from which another can be begun. */
export function ContactForm(props: Props) {
	/** How many forms the visitor has left behind: the first opens with what the page knows, the others are empty. */
	const [round, setRound] = useState(0);
	const { about: _, values: _values, errors: _errors, ...others } = props;
	return (
		<Enquiry
			key={round}
			{...(round ? others : props)}
			isAgain={round > 0}
			onAnother={() => setRound(round + 1)}
		/>
	);
}

interface EnquiryProps extends Props {
	onAnother: () => void;
}

function Enquiry(props: EnquiryProps) {
	const enquiry = useEnquiry(props);
	const { state } = enquiry;
	return state.name === "sent" ? (
		<EnquiryReceipt {...props} sent={state.sent} />
	) : (
		<EnquiryFields {...props} enquiry={enquiry} />
	);
}

/**
 * Without script it is a plain form that posts to /api/enquiry; with it, errors appear at their fields and a failure as a
 * toast.
 */
function EnquiryFields(props: EnquiryProps & { enquiry: ReturnType<typeof useEnquiry> }) {
	const { enquiry, interests, errors: sentErrors, isAgain } = props;
	const hydrated = useHydrated();
	const { errors, isSubmitting } = enquiry.form.formState;
	const given: Partial<Values> | undefined = props.values ?? props.about;
	const first = isAgain ? "name" : listFieldNames().find((name) => sentErrors?.[name]);
	const input = (name: Exclude<keyof Submission, "interests"> | "day") => ({
		...enquiry.form.register(name),
		defaultValue: given?.[name as "message"],
		autoFocus: name === first,
	});
	const error = (name: keyof Submission) => errors[name]?.message;
	const { register } = enquiry.form;
	const isCorrected = enquiry.state.name === "invalid" && Object.keys(errors).length === 0;
	function startAgain() {
		dropDraft();
		props.onAnother();
	}

	return (
		<form
			id={formId}
			className="form"
			method="post"
			action="/api/enquiry"
			onSubmit={enquiry.submit}
			onChange={enquiry.save}
			onFocus={enquiry.prepare}
			noValidate={hydrated}
		>
			<p className="note">Required unless it says optional.</p>
			{enquiry.subject && (
				<p className="note">
					{enquiry.subject.message ? (
						<>
							What you chose is in <a href="#f-message">your message</a> below.
						</>
					) : (
						"What you were looking at is filled in below."
					)}
				</p>
			)}
			<Field id="f-name" label="Name" columns={3} error={error("name")}>
				{(props) => <input {...props} {...input("name")} autoComplete="name" required />}
			</Field>
			<Field id="f-phone" label="Phone" columns={3} error={error("phone")}>
				{(props) => (
					<input
						{...props}
						{...input("phone")}
						type="tel"
						autoComplete="tel"
						minLength={8}
						required
					/>
				)}
			</Field>
			<Field id="f-email" label="Email" error={error("email")}>
				{(props) => (
					<input {...props} {...input("email")} type="email" autoComplete="email" required />
				)}
			</Field>
			<Field id="f-street" label="Street address" error={error("streetAddress")}>
				{(props) => (
					<input {...props} {...input("streetAddress")} autoComplete="address-line1" required />
				)}
			</Field>
			<PlaceFields input={input} error={error} place={enquiry.place} />
			<Interests groups={interests} register={register} given={given?.interests} />
			<DayField input={input("day")} error={errors.day?.message} isHydrated={hydrated} />
			<WishChoices
				name="visit"
				label="When may we come?"
				register={register}
				given={given?.visit}
			/>
			<WishChoices
				name="answer"
				label="How may we answer?"
				register={register}
				given={given?.answer}
			/>
			<WishChoices
				name="facing"
				label="Which way do the windows face?"
				register={register}
				given={given?.facing}
			/>
			<Field id="f-message" label="Message" optional error={error("message")}>
				{(props) => <textarea {...props} {...input("message")} rows={4} />}
			</Field>
			<EnclosedList enclosed={enquiry.enclosed} />
			<p className="note needs-script">Once this is sent you can add photos of the windows.</p>
			<Honeypot />
			<EnquiryNotice
				state={isCorrected ? { name: "editing" } : enquiry.state}
				online={enquiry.online}
				phone={props.phone}
				onStartAgain={startAgain}
				onWait={enquiry.wait}
				onStopWaiting={enquiry.stopWaiting}
			/>
			<div className="acts">
				<button className="btn" type="submit" disabled={isSubmitting} ref={enquiry.button}>
					{isSubmitting ? "Sending..." : "Send my enquiry"}
				</button>
			</div>
			<p className="note">
				We use this to call, measure and quote. <a href="/privacy-policy">Privacy policy</a>
			</p>
		</form>
	);
}
