import check from "lucide-static/dist/esm/icons/check.mjs";
import type { FieldErrors } from "../../netlify/refusal.ts";
import type { Submission } from "../../netlify/submission.ts";
import { Field } from "../Form/Field.tsx";
import { Trap } from "../Form/Trap.tsx";
import { useHydrated } from "../Form/useHydrated.ts";
import { Drawing } from "../Icon/Drawing.tsx";
import { shapesOf } from "../Icon/shapes.ts";
import type { About } from "./about.ts";
import { EnquiryNotice } from "./EnquiryNotice.tsx";
import { formId } from "./start.ts";
import { useEnquiry } from "./useEnquiry.ts";

interface Props {
	/** Choices of "What are you interested in?": every product's name and Other (CON-03). */
	interests: string[];
	/** The business's number as people read it, for when sending fails. */
	phone: string;
	/** What happens after an enquiry, in a sentence. */
	next: string;
	/** What the page knows of the enquiry. */
	about?: About;
	/** What a visitor without script sent, given back with its errors. */
	values?: Submission;
	errors?: FieldErrors;
}

const checkShapes = shapesOf(check);
const states = ["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"];

/**
 * The shared enquiry form. Without script it is a plain form that posts to /api/enquiry;
 * with it, errors appear at their fields and the answer comes as a toast.
 */
export function ContactForm(props: Props) {
	const { interests, values, about, errors: sentErrors } = props;
	const hydrated = useHydrated();
	const enquiry = useEnquiry(values, sentErrors, about);
	const { errors, isSubmitting } = enquiry.form.formState;
	const firstWrong = Object.keys(sentErrors ?? {})[0];
	const input = (name: Exclude<keyof Submission, "interests">) => ({
		...enquiry.form.register(name),
		defaultValue: enquiry.given?.[name],
		autoFocus: name === firstWrong,
	});
	const city = input("city");
	/** Boxes that the server may have ticked; without any, those of the draft are. */
	const hasGiven = Boolean(values ?? about);
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
			{enquiry.carried && <CarriedNote carried={enquiry.carried} />}
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
			<Field id="f-city" label="City or suburb" columns={2} optional error={error("city")}>
				{(props) => (
					<input
						{...props}
						{...city}
						list="f-suburbs"
						autoComplete="address-level2"
						onFocus={enquiry.place.load}
						onBlur={(event) => {
							void city.onBlur(event);
							void enquiry.place.complete();
						}}
					/>
				)}
			</Field>
			<Field id="f-state" label="State" columns={2} half optional error={error("state")}>
				{(props) => (
					<input {...props} {...input("state")} list="f-states" autoComplete="address-level1" />
				)}
			</Field>
			<Field id="f-postcode" label="Postcode" columns={2} half optional error={error("postcode")}>
				{(props) => (
					<input {...props} {...input("postcode")} inputMode="numeric" autoComplete="postal-code" />
				)}
			</Field>
			<datalist id="f-suburbs">
				{enquiry.place.suburbs.map(({ name, postcode }) => (
					<option key={name} value={name}>
						{postcode}
					</option>
				))}
			</datalist>
			<datalist id="f-states">
				{states.map((state) => (
					<option key={state} value={state} />
				))}
			</datalist>
			<fieldset className="choices chips">
				<legend>What are you interested in? (optional)</legend>
				{interests.map((interest) => (
					<label key={interest}>
						<input
							type="checkbox"
							value={interest}
							{...enquiry.form.register("interests")}
							defaultChecked={hasGiven && (enquiry.given?.interests?.includes(interest) ?? false)}
						/>
						<Drawing shapes={checkShapes} />
						{interest}
					</label>
				))}
			</fieldset>
			<Field id="f-message" label="Message" optional error={error("message")}>
				{(props) => <textarea {...props} {...input("message")} rows={4} />}
			</Field>
			<Trap />
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

/** Tells a visitor who comes from another page what of it is in the form. */
function CarriedNote({ carried }: { carried: About }) {
	return (
		<p className="note">
			{carried.message ? (
				<>
					What you chose is in <a href="#f-message">your message</a> below.
				</>
			) : (
				"What you were looking at is filled in below."
			)}
		</p>
	);
}
