import check from "lucide-static/dist/esm/icons/check.mjs";
import type { UseFormRegister } from "react-hook-form";
import type { Submission } from "../../netlify/enquiries/schema.ts";
import { Drawing } from "../Icon/Drawing.tsx";
import { shapesOf } from "../Icon/shapes.ts";

interface Props {
	/** The choices (CON-03). */
	names: string[];
	register: UseFormRegister<Submission>;
	/** The choices that the server ticks; a draft's are ticked later. */
	given?: string[];
}

const checkShapes = shapesOf(check);

/** What the visitor is interested in, with a checkbox for each. */
export function Interests({ names, register, given = [] }: Props) {
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
