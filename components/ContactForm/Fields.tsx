import check from "lucide-static/dist/esm/icons/check.mjs";
import type { ComponentProps } from "react";
import type { UseFormRegister, UseFormRegisterReturn } from "react-hook-form";
import type { Submission } from "../../netlify/enquiries/records.ts";
import { Field } from "../Form/Field.tsx";
import { Drawing } from "../Icon/Drawing.tsx";
import { shapesOf } from "../Icon/shapes.ts";
import type { placeFields } from "./enquiry.ts";
import type { useEnquiry } from "./useEnquiry.ts";

type Name = (typeof placeFields)[number];

interface PlaceProps {
	/** Props of a field's input. */
	input: (
		name: Name,
	) => UseFormRegisterReturn & Pick<ComponentProps<"input">, "defaultValue" | "autoFocus">;
	/** What is wrong with a field. */
	error: (name: Name) => string | undefined;
	place: ReturnType<typeof useEnquiry>["place"];
}

const states = ["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"];

/** Suburb, state and postcode; one of our suburbs fills in the other two. */
export function PlaceFields({ input, error, place }: PlaceProps) {
	const city = input("city");
	return (
		<>
			<Field id="f-city" label="City or suburb" columns={2} optional error={error("city")}>
				{(props) => (
					<input
						{...props}
						{...city}
						list="f-suburbs"
						autoComplete="address-level2"
						onFocus={place.load}
						onBlur={(event) => {
							void city.onBlur(event);
							void place.complete();
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
				{/* Without a text: Firefox would show and search that instead of the name. */}
				{place.suburbs.map(({ city }) => (
					<option key={city} value={city} />
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

interface InterestsProps {
	/** The choices (CON-03). */
	names: string[];
	register: UseFormRegister<Submission>;
	/** The choices that the server ticks; a draft's are ticked later. */
	given?: string[];
}

const checkShapes = shapesOf(check);

/** What the visitor is interested in, with a checkbox for each. */
export function Interests({ names, register, given = [] }: InterestsProps) {
	return (
		<fieldset className="choices chips">
			<legend>
				What are you interested in? <i>(optional)</i>
			</legend>
			{names.map((name) => (
				<label key={name}>
					<input
						type="checkbox"
						value={name}
						{...register("interests")}
						defaultChecked={given.includes(name)}
					/>
					<Drawing shapes={checkShapes} />
					{name}
				</label>
			))}
		</fieldset>
	);
}
