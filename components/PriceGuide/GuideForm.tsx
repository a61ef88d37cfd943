import type { FormEventHandler, RefObject } from "react";
import { wishChoices } from "../../netlify/enquiries/wishes.ts";
import { Field } from "../Form/Field.tsx";
import {
	type Choice,
	hintSize,
	longestName,
	nameChoice,
	type PricedProduct,
	type PriceGuideData,
	secondSide,
	sizeExamples,
} from "./estimate.ts";
import type { Figure } from "./guideFields.ts";

interface Props {
	form: RefObject<HTMLFormElement | null>;
	data: PriceGuideData;
	/** The one that is chosen; products without a price have none. */
	choice: Choice | undefined;
	fault: (name: Figure) => string | undefined;
	added: string;
	/** Whether the list is on another page. */
	isApart: boolean;
	onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The fields of the price guide. */
export function GuideForm({ form, data, choice, fault, added, isApart, onSubmit }: Props) {
	return (
		<form ref={form} className="form" action="/contact" onSubmit={onSubmit} noValidate>
			<ChoiceField data={data} />
			<Field
				id="p-width"
				label="Width"
				hint={hintSize(choice, sizeExamples.width)}
				error={fault("width")}
				columns={2}
			>
				{(props) => <input {...props} name="width" inputMode="decimal" maxLength={40} />}
			</Field>
			<Field
				id="p-second"
				label={secondSide(choice) === "depth" ? "Depth" : "Height"}
				hint={hintSize(choice, sizeExamples.second)}
				error={fault("second")}
				columns={2}
			>
				{(props) => <input {...props} name="second" inputMode="decimal" maxLength={40} />}
			</Field>
			<Field
				id="p-quantity"
				label="How many"
				hint="Of this size"
				error={fault("quantity")}
				columns={2}
			>
				{(props) => (
					<input {...props} name="quantity" inputMode="numeric" maxLength={40} defaultValue="1" />
				)}
			</Field>
			<Field id="p-room" label="Room or window" optional columns={3}>
				{(props) => <input {...props} name="room" maxLength={longestName} />}
			</Field>
			<Field id="p-facing" label="Faces" optional columns={3}>
				{(props) => (
					<select {...props} name="facing" defaultValue="">
						<option value="">Not said</option>
						{wishChoices.facing.map((side) => (
							<option key={side}>{side}</option>
						))}
					</select>
				)}
			</Field>
			<div className="acts">
				<button className="btn line" type="submit">
					Work it out
				</button>
				<button className="btn line" type="submit" name="add">
					Add to my windows
				</button>
			</div>
			<p className="note" role="status">
				{added}
			</p>
			{added && isApart && (
				<p>
					<a className="more" href="/price-guide#my-windows">
						See my windows
					</a>
				</p>
			)}
		</form>
	);
}

/** Products by where they go, each with its kinds; alone on its page, a product's kinds. */
function ChoiceField({ data: { products, places } }: { data: PriceGuideData }) {
	const [first, ...others] = products;
	const isAlone = others.length === 0;
	return (
		<Field id="p-choice" label={isAlone ? "Kind" : "Product"}>
			{(props) => (
				<select {...props} name="choice" defaultValue={first?.choices[0]?.id ?? first?.slug}>
					{isAlone
						? products.map((product) => <Options key={product.slug} product={product} isAlone />)
						: places.map(({ label, slugs }) => (
								<optgroup key={label} label={label}>
									{products
										.filter(({ slug }) => slugs.includes(slug))
										.map((product) => (
											<Options key={product.slug} product={product} />
										))}
								</optgroup>
							))}
				</select>
			)}
		</Field>
	);
}

function Options({ product, isAlone }: { product: PricedProduct; isAlone?: boolean }) {
	const { slug, name, choices } = product;
	if (choices.length === 0) return <option value={slug}>{name}</option>;
	return choices.map((choice) => (
		<option key={choice.id} value={choice.id}>
			{isAlone ? choice.name : nameChoice(product, choice)}
		</option>
	));
}
