import type { ComponentProps, ReactNode, Ref } from "react";
import { findDays, type Wishes, wishChoices } from "../../netlify/enquiries/wishes.ts";
import type { FieldErrors } from "../../netlify/requests/requests.ts";
import { dayInSydney } from "../../scripts/content/today.ts";
import { Field, Honeypot, Suggestions } from "../Form/Field.tsx";
import type { Subject } from "../QuoteLink/subject.ts";
import { Chip, Choices } from "./Choices.tsx";
import type { Values } from "./enquiry.ts";

export const formId = "enquiry";

const states = ["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"];
const wishes = [
	["visit", "When may we come?"],
	["answer", "How may we answer?"],
	["facing", "Which way do the windows face?"],
] as const;
const none: string[] = [];
const third = { columns: 2 } as const;
const narrow = { columns: 2, half: true } as const;
const dayHint =
	"A wish: we confirm it, or offer another. In the next six weeks, not on Sundays or public holidays.";

type ListName = "interests" | Exclude<keyof Wishes, "day">;
type TextName = Exclude<keyof Values, ListName>;

interface Props {
	/** Choices of "What are you interested in?": every product's name, by where it goes, and Other. */
	interests: { label: string; names: string[] }[];
	/** What the server writes into the fields; a draft comes later. */
	given?: Partial<Values>;
	errors: FieldErrors;
	first?: keyof Values;
	/** Ties a field to the form's state; the function that gives the form back has none. */
	register: (name: keyof Values) => ComponentProps<"input">;
	form?: ComponentProps<"form">;
	/** Names to suggest for the suburb, once they are needed. */
	suburbs?: string[];
	subject?: Subject;
	enclosed?: ReactNode;
	notice: ReactNode;
	button?: Ref<HTMLButtonElement>;
	isSubmitting?: boolean;
}

/** The fields of the enquiry form: without script a plain form that posts to /api/enquiry. */
export function EnquiryFields(props: Props) {
	const { errors, given = {}, first, register, form, subject, isSubmitting = false } = props;
	const tie = (name: TextName) => ({
		...register(name),
		defaultValue: given[name],
		autoFocus: name === first,
	});
	/** A field of one line; `control` is what its input has beside the usual. */
	const text = (
		name: TextName,
		label: string,
		field: Omit<ComponentProps<typeof Field>, "id" | "label" | "children">,
		control: ComponentProps<"input">,
	) => (
		<Field
			{...field}
			id={`f-${name}`}
			label={label}
			optional={!control.required}
			error={errors[name]}
		>
			{(props) => <input {...props} {...tie(name)} {...control} />}
		</Field>
	);
	const chip = (name: ListName, value: string) => (
		<Chip
			key={value}
			{...register(name)}
			value={value}
			defaultChecked={given[name]?.includes(value) ?? false}
		/>
	);
	return (
		<form id={formId} className="form" method="post" action="/api/enquiry" {...form}>
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
			{text("name", "Name", { columns: 3 }, { autoComplete: "name", required: true })}
			{text(
				"phone",
				"Phone",
				{ columns: 3 },
				{ type: "tel", autoComplete: "tel", minLength: 8, required: true },
			)}
			{text("email", "Email", {}, { type: "email", autoComplete: "email", required: true })}
			{text(
				"streetAddress",
				"Street address",
				{},
				{ autoComplete: "address-line1", required: true },
			)}
			{text("city", "City or suburb", third, { list: "f-suburbs", autoComplete: "address-level2" })}
			{text("state", "State", narrow, { list: "f-states", autoComplete: "address-level1" })}
			{text("postcode", "Postcode", narrow, { inputMode: "numeric", autoComplete: "postal-code" })}
			<Suggestions id="f-suburbs" names={props.suburbs ?? none} />
			<Suggestions id="f-states" names={states} />
			<Choices legend="What are you interested in?" className="interests">
				{props.interests.map(({ label, names }) => (
					<div className="chips" key={label}>
						<p>{label}</p>
						{names.map((name) => chip("interests", name))}
					</div>
				))}
			</Choices>
			{text(
				"day",
				"Which day suits you?",
				{ columns: 3, hint: dayHint },
				// The page may be older than today: the browser says from when.
				{ type: "date", ...(form?.noValidate && findDays(dayInSydney())) },
			)}
			{wishes.map(([name, legend]) => (
				<Choices key={name} legend={legend} className="chips">
					{wishChoices[name].map((value) => chip(name, value))}
				</Choices>
			))}
			<Field id="f-message" label="Message" optional error={errors.message}>
				{(props) => (
					<textarea {...props} {...(tie("message") as ComponentProps<"textarea">)} rows={4} />
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
				We use this to answer, measure and quote. <a href="/privacy-policy">Privacy policy</a>
			</p>
		</form>
	);
}
