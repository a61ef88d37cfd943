import { useRef } from "react";
import { Field } from "../Form/Field.tsx";
import { useFormValues } from "../Form/useFormValues.ts";
import type { listFinderChoices } from "./finderChoices.ts";

type Props = ReturnType<typeof listFinderChoices>;

/** A choice of region and product, and View Details once both are made. Without script a sentence takes its place. */
export function PlaceFinder({ regions, products }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const values = useFormValues(form);
	const [region, product] = [values.get("region"), values.get("product")];
	return (
		<>
			<form
				ref={form}
				className="form finder needs-script"
				action="/locations"
				onSubmit={(event) => event.preventDefault()}
			>
				<ChoiceField label="Region" choices={regions} />
				<ChoiceField label="Product" choices={products} />
				<p className="acts" aria-live="polite">
					{region && product ? (
						<a className="btn" href={`/locations/region/${region}/${product}`}>
							View Details
						</a>
					) : (
						<span className="note">Choose both to see prices and advice.</span>
					)}
				</p>
			</form>
			<p className="no-script">
				<a href="/service-areas">Service areas</a> leads to every region, and{" "}
				<a href="/search">everything by subject</a> to every suburb.
			</p>
		</>
	);
}

function ChoiceField({ label, choices }: { label: string; choices: Props["regions"] }) {
	const name = label.toLowerCase();
	return (
		<Field id={name} label={label} columns={3}>
			{(props) => (
				<select {...props} name={name} defaultValue="">
					<option value="">Choose a {name}</option>
					{choices.map((choice) => (
						<option key={choice.slug} value={choice.slug}>
							{choice.name}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
