import { memo } from "react";
import type { Suburb } from "../../scripts/content/load.ts";
import { Field } from "../Form/Field.tsx";

export interface SuburbGroup {
	region: string;
	suburbs: Pick<Suburb, "name" | "slug" | "postcode" | "lat" | "lng">[];
}

/** A choice of suburb, by region; rendered once, since its 155 options do not change with what is dragged beside it. */
export const SuburbSelect = memo(function SuburbSelect({ groups }: { groups: SuburbGroup[] }) {
	return (
		<Field id="s-suburb" label="Suburb" optional>
			{(props) => (
				<select {...props} name="suburb" defaultValue="">
					<option value="">Middle of the region</option>
					{groups.map(({ region, suburbs }) => (
						<optgroup label={region} key={region}>
							{suburbs.map(({ slug, name }) => (
								<option key={slug} value={slug}>
									{name}
								</option>
							))}
						</optgroup>
					))}
				</select>
			)}
		</Field>
	);
});
