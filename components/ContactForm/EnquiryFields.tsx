import check from "lucide/dist/esm/icons/check.mjs";
import type { ComponentProps, ReactNode } from "react";
import { findDays, type Wishes, wishChoices } from "../../netlify/enquiries/wishes.ts";
import { dayInSydney } from "../../scripts/content/today.ts";
import { Field, Honeypot, Suggestions } from "../Form/Field.tsx";
import { Drawing } from "../Icon/Drawing.tsx";
import { EnclosedList } from "../Windows/EnclosedList.tsx";
import { formId, type Values } from "./enquiry.ts";
import type { useEnquiry } from "./useEnquiry.ts";

const states = ["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"];
const wishes = [
	["visit", "When may we come?"],
	["answer", "How may we answer?"],
	["facing", "Which way do the windows face?"],
] as const;
const third = { columns: 2 } as const;
const narrow = { columns: 2, half: true } as const;
const dayHint =
	"A wish: we confirm it, or offer another. In the next six weeks, not on Sundays or public holidays.";

type ListName = "interests" | Exclude<keyof Wishes, "day">;
type TextName = Exclude<keyof Values, ListName>;

interface Props {
	enquiry: ReturnType<typeof useEnquiry>;
	/** Choices of "What are you interested in?": every product's name, by where it goes, and Other. */
	interests: { label: string; names: string[] }[];
	/** What the server writes into the fields; a draft comes later. */
	given?: Partial<Values>;
	first?: keyof Values;
	isHydrated: boolean;
	notice: ReactNode;
}

/** The fields of the enquiry form: without script a plain form that posts to /api/enquiry. */
export function EnquiryFields(props: Props) {
	const { given = {}, first, isHydrated } = props;
	const { form, heard, suburbs, enclosed, button } = props.enquiry;
	const { register } = form;
	const { errors, isSubmitting } = form.formState;
	// The server's markup knows nothing of what a quote link hands over.
	const subject = isHydrated ? props.enquiry.subject : undefined;
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
			error={errors[name]?.message}
		>
			{(props) => <input {...props} {...tie(name)} {...control} />}
		</Field>
	);
	const chip = (name: ListName, value: string) => (
		<label key={value}>
			<input
				{...register(name)}
				type="checkbox"
				value={value}
				defaultChecked={given[name]?.includes(value) ?? false}
			/>
			<Drawing shapes={check} />
			{value}
		</label>
	);
	return (
		<form
			id={formId}
			className="form"
			method="post"
			action="/api/enquiry"
			noValidate={isHydrated}
			{...heard}
		>
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
			<Suggestions id="f-suburbs" names={suburbs} />
			<Suggestions id="f-states" names={states} />
			<fieldset className="choices interests">
				<legend>
					What are you interested in? <i>(optional)</i>
				</legend>
				{props.interests.map(({ label, names }) => (
					<div className="chips" key={label}>
						<p>{label}</p>
						{names.map((name) => chip("interests", name))}
					</div>
				))}
			</fieldset>
			{text(
				"day",
				"Which day suits you?",
				{ columns: 3, hint: dayHint, isSaid: true },
				// The page may be older than today: the browser says from when.
				{ type: "date", ...(isHydrated && findDays(dayInSydney())) },
			)}
			{wishes.map(([name, legend]) => (
				<fieldset key={name} className="choices chips">
					<legend>
						{legend} <i>(optional)</i>
					</legend>
					{wishChoices[name].map((value) => chip(name, value))}
				</fieldset>
			))}
			<Field id="f-message" label="Message" optional error={errors.message?.message}>
				{(props) => <textarea {...props} {...tie("message")} rows={4} />}
			</Field>
			<EnclosedList enclosed={enclosed} />
			<p className="note needs-script">Once this is sent you can add photos of the windows.</p>
			<Honeypot />
			{props.notice}
			<div className="acts">
				<button className="btn" type="submit" disabled={isSubmitting} ref={button}>
					{isSubmitting ? "Sending..." : "Send my enquiry"}
				</button>
			</div>
			<p className="note">
				We use this to answer, measure and quote. <a href="/privacy-policy">Privacy policy</a>
			</p>
		</form>
	);
}
