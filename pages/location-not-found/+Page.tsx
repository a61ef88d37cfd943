import { NotFound } from "../../components/NotFound/NotFound.tsx";
import type { Data } from "./+data.ts";

/** Unknown suburb, region or product below /locations. */
export function Page({ text, links }: Data) {
	return (
		<NotFound
			title="Page Not Found"
			text={text}
			label="Suburb, postcode or product"
			links={links}
		/>
	);
}
