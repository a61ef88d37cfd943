import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "../Form/Field.tsx";
import type { placeFields } from "./about.ts";
import type { useSuburbs } from "./useSuburbs.ts";

type Name = (typeof placeFields)[number];

interface Props {
	/** Props of a field's input. */
	input: (
		name: Name,
	) => UseFormRegisterReturn & Pick<ComponentProps<"input">, "defaultValue" | "autoFocus">;
	/** What is wrong with a field. */
	error: (name: Name) => string | undefined;
	place: ReturnType<typeof useSuburbs>;
}

const states = ["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"];

/** Suburb, state and postcode; one of our suburbs fills in the other two. */
export function PlaceFields({ input, error, place }: Props) {
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
				{place.suburbs.map(({ name }) => (
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
