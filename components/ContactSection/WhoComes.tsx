import { useSite } from "../Layout/siteContext.ts";
import { Picture } from "../Picture/Picture.tsx";

/** Who comes to the house, as far as the owner has said; nothing where nothing is filled in (FTR-12). */
export function WhoComes({ heading = "h3" }: { heading?: "h2" | "h3" }) {
	const { visit, contact } = useSite().site;
	const { name, picture, licence, insurance } = visit;
	const { weekdays, saturday, sunday } = contact.businessHours;
	const lines = [
		["Licence", licence],
		["Insurance", insurance],
		["Weekdays", weekdays],
		["Saturday", saturday],
		["Sunday", sunday],
	].filter(([, text]) => text);
	const Heading = heading;
	if (!name && !picture && lines.length === 0) return null;
	return (
		<div className="who stack">
			<Heading className="h3">{name ? `${name} comes to measure` : "Who comes to measure"}</Heading>
			{picture && <Picture name={picture} slot="aside" />}
			{lines.length > 0 && (
				<dl>
					{lines.map(([term, text]) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			)}
		</div>
	);
}
