import { memo } from "react";
import type { SuburbGroup } from "./suburbGroups.ts";

interface Props {
	id: string;
	groups: SuburbGroup[];
	/** Name of the choice that is none of them. */
	none: string;
}

/** A choice of suburb, by region; rendered once, since its 162 options do not change with what is dragged beside it. */
export const SuburbSelect = memo(function SuburbSelect({ id, groups, none }: Props) {
	return (
		<div className="field">
			<label htmlFor={id}>
				Suburb <i>optional</i>
			</label>
			<select id={id} name="suburb" defaultValue="">
				<option value="">{none}</option>
				{groups.map(({ name, suburbs }) => (
					<optgroup label={name} key={name}>
						{suburbs.map(({ slug, name }) => (
							<option key={slug} value={slug}>
								{name}
							</option>
						))}
					</optgroup>
				))}
			</select>
		</div>
	);
});
