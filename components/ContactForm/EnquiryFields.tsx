import type { ComponentProps, ReactNode, Ref } from "react";
import type { FieldErrors } from "../../netlify/requests/requests.ts";
import { Field, Honeypot } from "../Form/Field.tsx";
import type { Subject } from "../QuoteLink/subject.ts";
import type { Values } from "./enquiry.ts";
import { DayField, type InterestGroup, Interests, PlaceFields, WishChoices } from "./Fields.tsx";

/** Id of the form on the page. */
export const formId = "enquiry";

interface Props {
	/** Choices of "What are you interested in?": every product's name, by where it goes, and Other. */
	interests: InterestGroup[];
	/** What the fields open with. */
	given?: Partial<Values>;
	/** What is wrong, by field. */
	errors: FieldErrors;
	/** The field that has the focus at once. */
	first?: keyof Values;
	/** Ties a field to the form's state; the function that gives the form back has none. */
	register: (name: keyof Values) => ComponentProps<"input">;
	/** The form element in the browser. */
	form?: ComponentProps<"form">;
	/** The suburbs to choose from, once they are needed. */
	place?: ComponentProps<typeof PlaceFields>["place"];
	/** What a quote link has handed over. */
	subject?: Subject;
	/** The visitor's list of windows, which goes along. */
	enclosed?: ReactNode;
	/** Says what became of what was typed. */
	notice: ReactNode;
	button?: Ref<HTMLButtonElement>;
	isSubmitting?: boolean;
}

/** The fields of the enquiry form: without script a plain form that posts to /api/enquiry. */
export function EnquiryFields(props: Props) {
	const { errors, given = {}, register, subject, isSubmitting = false } = props;
	const input = (name: Exclude<keyof Values, "interests" | "visit" | "answer" | "facing">) => ({
		...register(name),
		defaultValue: given[name],
		autoFocus: name === props.first,
	});
	const place = { input, errors, place: props.place };
	return (
		<form id={formId} className="form" method="post" action="/api/enquiry" {...props.form}>
			<p className="note">Required unless it says optional.</p>
			{subject && (
				<p className="note">
					{subject.message ? (
						<>
							What you chose is in <a href="#f-message">your message</a> below.
						</>
					) : (
						"What you were looking at is filled in below."
					)}
				</p>
			)}
			<Field id="f-name" label="Name" columns={3} error={errors.name}>
				{(props) => <input {...props} {...input("name")} autoComplete="name" required />}
			</Field>
			<Field id="f-phone" label="Phone" columns={3} error={errors.phone}>
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
			<Field id="f-email" label="Email" error={errors.email}>
				{(props) => (
					<input {...props} {...input("email")} type="email" autoComplete="email" required />
				)}
			</Field>
			<Field id="f-street" label="Street address" error={errors.streetAddress}>
				{(props) => (
					<input {...props} {...input("streetAddress")} autoComplete="address-line1" required />
				)}
			</Field>
			<PlaceFields {...place} />
			<Interests groups={props.interests} register={register} given={given.interests} />
			<DayField input={input("day")} error={errors.day} isHydrated={props.form?.noValidate} />
			<WishChoices name="visit" label="When may we come?" register={register} given={given.visit} />
			<WishChoices
				name="answer"
				label="How may we answer?"
				register={register}
				given={given.answer}
			/>
			<WishChoices
				name="facing"
				label="Which way do the windows face?"
				register={register}
				given={given.facing}
			/>
			<Field id="f-message" label="Message" optional error={errors.message}>
				{(props) => (
					<textarea {...props} {...(input("message") as ComponentProps<"textarea">)} rows={4} />
				)}
			</Field>
			{props.enclosed}
			<p className="note needs-script">Once this is sent you can add photos of the windows.</p>
			<Honeypot />
			{props.notice}
			<div className="acts">
				<button className="btn" type="submit" disabled={isSubmitting} ref={props.button}>
					{isSubmitting ? "Sending..." : "Send my enquiry"}
				</button>
			</div>
			<p className="note">
				We use this to call, measure and quote. <a href="/privacy-policy">Privacy policy</a>
			</p>
		</form>
	);
}
