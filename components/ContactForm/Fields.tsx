import check from "lucide-static/dist/esm/icons/check.mjs";
import type { ComponentProps } from "react";
import { findDays, type Wishes, wishChoices } from "../../netlify/enquiries/wishes.ts";
import type { FieldErrors } from "../../netlify/requests/requests.ts";
import { dayInSydney } from "../../scripts/content/format.ts";
import { Field } from "../Form/Field.tsx";
import { Drawing, shapesOf } from "../Icon/Drawing.tsx";
import type { placeFields, Values } from "./enquiry.ts";
import type { useSuburbs } from "./suburbs.ts";

type Input = Omit<ComponentProps<"input">, "value">;

interface PlaceProps {
	/** Props of a field's input. */
	input: (name: (typeof placeFields)[number]) => Input;
	errors: FieldErrors;
	/** The suburbs to choose from, and what asks for them. */
	place?: ReturnType<typeof useSuburbs>;
}

const states = ["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"];

/** Suburb, state and postcode; one of our suburbs fills in the other two. */
export function PlaceFields({ input, errors, place }: PlaceProps) {
	const city = input("city");
	return (
		<>
			<Field id="f-city" label="City or suburb" columns={2} optional error={errors.city}>
				{(props) => (
					<input
						{...props}
						{...city}
						list="f-suburbs"
						autoComplete="address-level2"
						onFocus={place?.load}
						onBlur={(event) => {
							city.onBlur?.(event);
							void place?.complete();
						}}
					/>
				)}
			</Field>
			<Field id="f-state" label="State" columns={2} half optional error={errors.state}>
				{(props) => (
					<input {...props} {...input("state")} list="f-states" autoComplete="address-level1" />
				)}
			</Field>
			<Field id="f-postcode" label="Postcode" columns={2} half optional error={errors.postcode}>
				{(props) => (
					<input {...props} {...input("postcode")} inputMode="numeric" autoComplete="postal-code" />
				)}
			</Field>
			<datalist id="f-suburbs">
				{/* Without a text: Firefox would show and search that instead of the name. */}
				{place?.suburbs.map(({ name }) => (
					<option key={name} value={name} />
				))}
			</datalist>
			<datalist id="f-states">
				{states.map((state) => (
					<option key={state} value={state} />
				))}
			</datalist>
		</>
	);
}

/** Products that go in one place of the house. */
export interface InterestGroup {
	label: string;
	names: string[];
}

interface InterestsProps {
	groups: InterestGroup[];
	register: (name: keyof Values) => Input;
	/** The choices that the server ticks; a draft's are ticked later. */
	given?: string[];
}

/** What the visitor is interested in, with a checkbox for each. */
export function Interests({ groups, register, given = [] }: InterestsProps) {
	return (
		<fieldset className="choices interests">
			<legend>
				What are you interested in? <i>(optional)</i>
			</legend>
			{groups.map(({ label, names }) => (
				<div className="chips" key={label}>
					<p>{label}</p>
					{names.map((name) => (
						<Chip
							key={name}
							value={name}
							isTicked={given.includes(name)}
							{...register("interests")}
						/>
					))}
				</div>
			))}
		</fieldset>
	);
}

interface DayProps {
	/** Props of the input. */
	input: Input;
	error?: string;
	isHydrated?: boolean;
}

/** The day on which the visitor would like the measure. The page may be older than today: the browser says from when. */
export function DayField({ input, error, isHydrated }: DayProps) {
	const hint =
		"A wish: we confirm it, or offer another. In the next six weeks, not on Sundays or public holidays.";
	return (
		<Field id="f-day" label="Which day suits you?" columns={3} optional hint={hint} error={error}>
			{(props) => (
				<input {...props} {...input} type="date" {...(isHydrated && findDays(dayInSydney()))} />
			)}
		</Field>
	);
}

interface WishProps {
	name: Exclude<keyof Wishes, "day">;
	label: string;
	register: (name: keyof Values) => Input;
	/** The choices that the server ticks. */
	given?: string[];
}

/** A wish for the measure, which is sent in the message. */
export function WishChoices({ name, label, register, given = [] }: WishProps) {
	return (
		<fieldset className="choices chips">
			<legend>
				{label} <i>(optional)</i>
			</legend>
			{wishChoices[name].map((value) => (
				<Chip key={value} value={value} isTicked={given.includes(value)} {...register(name)} />
			))}
		</fieldset>
	);
}

const checkShapes = shapesOf(check);

function Chip({ value, isTicked, ...input }: Input & { value: string; isTicked?: boolean }) {
	return (
		<label>
			<input type="checkbox" {...input} value={value} defaultChecked={isTicked} />
			<Drawing shapes={checkShapes} />
			{value}
		</label>
	);
}
