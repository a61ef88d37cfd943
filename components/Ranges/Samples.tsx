import { useEffect, useRef } from "react";
import type { Range } from "../../scripts/content/schemas/lists.ts";
import { carryList } from "../Windows/keptText.ts";
import { listPage } from "../Windows/listAddress.ts";
import { changeList, mostSamples, useWindowList } from "../Windows/windowList.ts";

/** Puts a sample on the list, or takes it out. */
function bring({ value, checked }: { value: string; checked: boolean }) {
	changeList(({ samples }) => {
		const others = samples.filter((sample) => sample !== value);
		return { samples: checked ? [...others, value] : others };
	});
}

/** Swatches, of which up to five are brought to the measure; without script they are only shown. */
export function Samples({ ranges }: { ranges: Pick<Range, "name" | "about" | "swatches">[] }) {
	const { samples } = useWindowList();
	const isFull = samples.length >= mostSamples;
	const form = useRef<HTMLFormElement>(null);

	// Ticked before the script came: React leaves a box as it finds it.
	useEffect(() => {
		for (const box of form.current?.querySelectorAll<HTMLInputElement>(":checked") ?? [])
			bring(box);
	}, []);
	return (
		<form ref={form} className="stack" action={listPage} autoComplete="off">
			{ranges.map(({ name, about, swatches }) => (
				<fieldset key={name} className="choices chips">
					<legend>{about ?? name}</legend>
					{swatches.map((swatch) => {
						const sample = `${name}: ${swatch.name.toLowerCase()}`;
						const isChosen = samples.includes(sample);
						return (
							<label key={sample}>
								<input
									className="needs-script"
									type="checkbox"
									value={sample}
									checked={isChosen}
									disabled={isFull && !isChosen}
									onChange={({ target }) => bring(target)}
								/>
								{swatch.colour && (
									<svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
										<rect width="24" height="24" fill={swatch.colour} stroke="#465a60" />
									</svg>
								)}
								{swatch.name}
							</label>
						);
					})}
				</fieldset>
			))}
			<p className="note needs-script" role="status">
				<span>
					{samples.length === 0
						? "Choose up to five samples for us to bring."
						: `Bring these: ${samples.join("; ")}. `}
				</span>
				{isFull && <span>Five are the most: take one out to choose another. </span>}
				{samples.length > 0 && <a href={listPage + carryList()}>See your list</a>}
			</p>
			<p className="note no-script">
				Name up to five in your enquiry, and we bring samples of them.
			</p>
		</form>
	);
}
