import { wishChoices } from "../../netlify/enquiries/formRules.ts";
import { groupByPlace } from "../../scripts/content/schemas/product.ts";
import { ArrowLink, Icon } from "../Icon/Icon.tsx";
import { JsonScript } from "../JsonScript/JsonScript.tsx";
import {
	asksSize,
	hintSize,
	longestName,
	nameChoice,
	type PricedProduct,
	type PriceGuideData,
	secondSide,
	sizeExamples,
} from "./estimate.ts";
import { MyWindows, PriceTable } from "./PriceTable.tsx";
import { type Answer, describe } from "./priceWords.ts";
import { SizeField } from "./SizeField.tsx";

interface Props {
	data: PriceGuideData;
	/** Caption of the price table that visitors without script see here. */
	caption: string;
	/** Leaves that table out, where the page has it anyway. */
	withoutTable?: boolean;
	/** Shows the visitor's list of windows below. */
	hasList?: boolean;
}

/** Product and size in, guide range with its sum out (BEY-05); price-guide.mount.ts does the sum. */
export function PriceGuide({ data, caption, withoutTable, hasList }: Props) {
	const [product] = data.products;
	const [choice] = product?.choices ?? [];
	if (!product || !choice) return null;
	const answer = describe(data, product, choice, { quantity: 1 });
	return (
		<div data-mount="price-guide" data-when="visible">
			<div className="split six-five needs-script">
				<form className="form" action="/contact" autoComplete="off" noValidate>
					<ChoiceField data={data} />
					<SizeField
						id="p-width"
						name="width"
						label="Width"
						hint={hintSize(choice, sizeExamples.width)}
						columns={2}
						hidden={!asksSize(choice)}
					/>
					<SizeField
						id="p-second"
						name="second"
						label={secondSide(choice) === "depth" ? "Depth" : "Height"}
						hint={hintSize(choice, sizeExamples.second)}
						columns={2}
						hidden={!asksSize(choice)}
					/>
					<SizeField
						id="p-quantity"
						name="quantity"
						label="How many"
						hint="Of this size"
						value="1"
						columns={2}
						inputMode="numeric"
					/>
					<div className="field w3">
						<label htmlFor="p-name">
							Room or window <i>(optional)</i>
						</label>
						<input id="p-name" name="name" maxLength={longestName} autoComplete="off" />
					</div>
					<div className="field w3">
						<label htmlFor="p-facing">
							Faces <i>(optional)</i>
						</label>
						<select id="p-facing" name="facing">
							<option value="">Not said</option>
							{wishChoices.facing.map((side) => (
								<option key={side}>{side}</option>
							))}
						</select>
					</div>
					<div className="acts">
						<button className="btn line" type="submit">
							Work it out
						</button>
						<button className="btn line" type="submit" name="add">
							Add to my windows
						</button>
					</div>
					<p className="note" role="status" data-part="added" />
					{!hasList && (
						<p hidden data-part="see">
							<ArrowLink href="/price-guide#my-windows">See my windows</ArrowLink>
						</p>
					)}
				</form>
				<AnswerBox answer={answer} />
			</div>
			<p role="status" className="vh" data-part="said" />
			{hasList && <MyWindows rule={data.rule} />}
			{!withoutTable && (
				<div className="no-script">
					<PriceTable products={data.products} caption={caption} />
					<p className="note mt">{data.rule}</p>
				</div>
			)}
			<JsonScript type="application/json" data={data} />
		</div>
	);
}

/** Products by where they go, each with its kinds; alone on its page, a product's kinds. */
function ChoiceField({ data: { products } }: { data: PriceGuideData }) {
	const isAlone = products.length === 1;
	return (
		<div className="field">
			<label htmlFor="p-choice">{isAlone ? "Kind" : "Product"}</label>
			<select id="p-choice" name="choice">
				{isAlone
					? products.map((product) => listOptions(product, true))
					: groupByPlace(products).map(({ label, products }) => (
							<optgroup key={label} label={label}>
								{products.map((product) => listOptions(product, false))}
							</optgroup>
						))}
			</select>
		</div>
	);
}

function listOptions(product: PricedProduct, isAlone: boolean) {
	const { slug, name, choices } = product;
	if (choices.length === 0)
		return (
			<option key={slug} value={slug}>
				{name}
			</option>
		);
	return choices.map((choice) => (
		<option key={choice.id} value={choice.id}>
			{isAlone ? choice.name : nameChoice(product, choice)}
		</option>
	));
}

function AnswerBox({ answer }: { answer: Answer }) {
	return (
		<div className="answer estimate">
			<p data-part="intro">{answer.intro}</p>
			<p className="figure" data-part="figure">
				{answer.figure}
			</p>
			<Lines part="sum" lines={answer.sum} />
			<p className="note" data-part="rule">
				{answer.rule}
			</p>
			<Lines part="notes" lines={answer.notes} />
			<p className="acts">
				<a className="btn" href="/contact" data-mount="quote">
					Put this in my enquiry
				</a>
			</p>
			<details>
				<summary>
					What moves the price <Icon name="chevron-down" />
				</summary>
				<Lines part="moves" lines={answer.moves} />
			</details>
		</div>
	);
}

function Lines({ part, lines }: { part: "sum" | "notes" | "moves"; lines: string[] }) {
	return (
		<ul className="note" data-part={part}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
