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
	/** What the fields hold at first. */
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
	const hint = (example: string) =>
		isListed || (choice && isByArea(choice))
			? `In mm or m: ${example}`
			: "Optional, goes into your enquiry";
	const input = (name: "width" | "second" | "quantity" | "room" | "name") => ({
		name,
		maxLength: longestName,
		defaultValue: initial[name],
	});
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
			<Field
				id="p-width"
				label="Width"
				hint={hint("1800 or 1.8 m")}
				error={faults.width}
				columns={2}
			>
				{(props) => <input {...props} {...input("width")} inputMode="decimal" />}
			</Field>
			<Field
				id="p-second"
				label={secondSide(choice) === "depth" ? "Depth" : "Height"}
				hint={hint("1200 or 1.2 m")}
				error={faults.second}
				columns={2}
			>
				{(props) => <input {...props} {...input("second")} inputMode="decimal" />}
			</Field>
			<Field
				id="p-quantity"
				label="How many"
				hint="Of this size"
				error={faults.quantity}
				columns={2}
			>
				{(props) => <input {...props} {...input("quantity")} inputMode="numeric" />}
			</Field>
			<Field id="p-facing" label="Faces" optional columns={isListed ? 2 : 3}>
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
			<Field id="p-room" label="Room" optional columns={isListed ? 2 : 3}>
				{(props) => <input {...props} {...input("room")} />}
			</Field>
			{isListed && (
				<Field id="p-name" label="Which one" optional columns={2}>
					{(props) => <input {...props} {...input("name")} />}
				</Field>
			)}
		</>
	);
}

/** The products by where they go, each with its kinds; alone on its page, a product's kinds. */
function ChoiceOptions({ data: { products }, isListed }: Pick<Props, "data" | "isListed">) {
	const isAlone = products.length === 1;
	const list = (product: PricedProduct) =>
		listOptions(product, { isAlone, isListed }).map(([id, name]) => (
			<option key={id} value={id}>
				{name}
			</option>
		));
	if (isAlone) return products.map(list);
	return groupByPlace(products).map(({ label, products }) => (
		<optgroup key={label} label={label}>
			{products.map(list)}
		</optgroup>
	));
}

function listOptions(
	product: PricedProduct,
	{ isAlone, isListed }: { isAlone: boolean; isListed?: boolean },
): [id: string, name: string][] {
	const { slug, name, choices } = product;
	if (choices.length === 0) return [[slug, name]];
	const kinds = choices.map((choice): [string, string] => [
		choice.id,
		isAlone ? choice.name : nameChoice(product, choice),
	]);
	return isListed && kinds.length > 1 ? [[slug, `${name}, kind not chosen yet`], ...kinds] : kinds;
}
