import type { Submission } from "../../netlify/enquiries/records.ts";
import { Field, Honeypot } from "../Form/Field.tsx";
import { useHydrated } from "../Form/form.ts";
import { EnquiryNotice } from "./EnquiryNotice.tsx";
import { listFieldNames } from "./enquiry.ts";
import { Interests, PlaceFields } from "./Fields.tsx";
import { formId, type Opening, useEnquiry } from "./useEnquiry.ts";

interface Props extends Opening {
	/** Choices of "What are you interested in?": every product's name and Other (CON-03). */
	interests: string[];
	/** The business's number as people read it, for when sending fails. */
	phone: string;
	/** What happens after an enquiry, in a sentence. */
	next: string;
}

/**
 * The shared enquiry form. Without script it is a plain form that posts to /api/enquiry;
 * with it, errors appear at their fields and the answer as a toast.
 */
export function ContactForm(props: Props) {
	const { interests, errors: sentErrors } = props;
	const hydrated = useHydrated();
	const enquiry = useEnquiry(props);
	const { errors, isSubmitting } = enquiry.form.formState;
	const firstWrong = listFieldNames().find((name) => sentErrors?.[name]);
	const input = (name: Exclude<keyof Submission, "interests">) => ({
		...enquiry.form.register(name),
		defaultValue: enquiry.given?.[name],
		autoFocus: name === firstWrong,
	});
	const error = (name: keyof Submission) => errors[name]?.message;

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
			<Interests
				names={interests}
				register={enquiry.form.register}
				given={enquiry.given?.interests}
			/>
			<Field id="f-message" label="Message" optional error={error("message")}>
				{(props) => <textarea {...props} {...input("message")} rows={4} />}
			</Field>
			<Honeypot />
			<EnquiryNotice
				notice={enquiry.notice}
				online={enquiry.online}
				phone={props.phone}
				next={props.next}
				onStartAgain={enquiry.startAgain}
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
