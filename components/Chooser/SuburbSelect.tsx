import type { Suburb } from "../../scripts/content/load.ts";

/** A region with what is needed of its suburbs where people live. */
export interface SuburbGroup {
	name: string;
	suburbs: Pick<Suburb, "name" | "slug" | "postcode" | "lat" | "lng">[];
}

/** The suburbs where people live, by region. */
export function groupSuburbs(
	regions: readonly { name: string; slug: string }[],
	suburbs: readonly Suburb[],
): SuburbGroup[] {
	return regions.map(({ name, slug }) => ({
		name,
		suburbs: suburbs.filter(({ regionSlug, homes }) => regionSlug === slug && homes !== "none"),
	}));
}

interface Props {
	id: string;
	groups: SuburbGroup[];
	/** Name of the choice that is none of them. */
	none: string;
	/** Adds the position of each, in degrees. */
	withPositions?: boolean;
}

/** A choice of suburb; its options have what an enquiry says of the place. */
export function SuburbSelect({ id, groups, none, withPositions }: Props) {
	return (
		<div className="field">
			<label htmlFor={id}>
				Suburb <i>optional</i>
			</label>
			<select id={id} name="suburb" defaultValue="" autoComplete="off">
				<option value="">{none}</option>
				{groups.map(({ name, suburbs }) => (
					<optgroup label={name} key={name}>
						{suburbs.map(({ slug, name, postcode, lat, lng }) => (
							<option
								key={slug}
								value={slug}
								data-postcode={postcode}
								data-at={withPositions ? `${lat} ${lng}` : undefined}
							>
								{name}
							</option>
						))}
					</optgroup>
				))}
			</select>
		</div>
	);
}
