import type { ComponentProps } from "react";
import { facingNames, facings } from "../../scripts/content/facings.ts";
import { groupByPlace } from "../../scripts/content/productPlaces.ts";
import { Field } from "../Form/Field.tsx";
import {
	findChoice,
	isByArea,
	nameChoice,
	type PricedProduct,
	type PriceGuideData,
	secondSide,
} from "../PriceGuide/estimate.ts";
import type { Faults, WindowFields } from "./windowFields.ts";
import { longestName } from "./windowList.ts";

interface Props {
	data: PriceGuideData;
	initial: WindowFields;
	/** The choice that they hold now. */
	chosen: string;
	faults: Faults;
	/** Whether it is on the list, where a product may be missing and two windows of a room have names. */
	isListed?: boolean;
}

/** The fields of a window: what, how large, how many, where. */
export function WindowFieldset({ data, initial, chosen, faults, isListed }: Props) {
	const { choice } = findChoice(data, chosen);
	const isNeeded = isListed || (choice && isByArea(choice));
	const hint = (example: string) =>
		isNeeded ? `In mm or m: ${example}` : "Optional, goes into your enquiry";
	const columns = isListed ? 2 : 3;
	const text = (
		name: keyof WindowFields,
		field: Omit<ComponentProps<typeof Field>, "id" | "children">,
		inputMode?: "decimal" | "numeric",
	) => (
		<Field columns={2} {...field} id={`p-${name}`} error={faults[name]} isSaid>
			{(props) => (
				<input
					{...props}
					name={name}
					maxLength={longestName}
					defaultValue={initial[name]}
					inputMode={inputMode}
				/>
			)}
		</Field>
	);
	const second = secondSide(choice) === "depth" ? "Depth" : "Height";
	return (
		<>
			<Field id="p-choice" label={data.products.length === 1 ? "Kind" : "Product"}>
				{(props) => (
					<select {...props} name="choice" defaultValue={initial.choice}>
						{isListed && <option value="">Not chosen yet</option>}
						<ChoiceOptions data={data} isListed={isListed} />
					</select>
				)}
			</Field>
			{text("width", { label: "Width", hint: hint("1800 or 1.8 m") }, "decimal")}
			{text("second", { label: second, hint: hint("1200 or 1.2 m") }, "decimal")}
			{text("quantity", { label: "How many", hint: "Of this size" }, "numeric")}
			<Field id="p-facing" label="Faces" optional columns={columns}>
				{(props) => (
					<select {...props} name="facing" defaultValue={initial.facing}>
						<option value="">Not known</option>
						{facings.map((facing) => (
							<option key={facing} value={facing}>
								{facingNames[facing]}
							</option>
						))}
					</select>
				)}
			</Field>
			{text("room", { label: "Room", optional: true, columns })}
			{isListed && text("name", { label: "Which one", optional: true })}
		</>
	);
}

/** The products by where they go, each with its kinds; alone on its page, a product's kinds. */
function ChoiceOptions({ data: { products }, isListed }: Pick<Props, "data" | "isListed">) {
	const isAlone = products.length === 1;
	const list = (product: PricedProduct) => {
		const { slug, name, choices } = product;
		const kinds = choices.map((choice) => (
			<option key={choice.id} value={choice.id}>
				{isAlone ? choice.name : nameChoice(product, choice)}
			</option>
		));
		if (kinds.length > 0 && !(isListed && kinds.length > 1)) return kinds;
		return [
			<option key={slug} value={slug}>
				{kinds.length > 0 ? `${name}, kind not chosen yet` : name}
			</option>,
			...kinds,
		];
	};
	if (isAlone) return products.map(list);
	return groupByPlace(products).map(({ label, products }) => (
		<optgroup key={label} label={label}>
			{products.map(list)}
		</optgroup>
	));
}
