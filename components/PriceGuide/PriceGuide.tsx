import { Icon } from "../Icon/Icon.tsx";
import { JsonScript } from "../JsonScript/JsonScript.tsx";
import {
	type Answer,
	describe,
	hintSize,
	nameChoice,
	type PriceGuideData,
	secondSide,
	sizeExamples,
} from "./estimate.ts";
import { PriceTable } from "./PriceTable.tsx";
import { SizeField } from "./SizeField.tsx";

interface Props {
	data: PriceGuideData;
	/** Caption of the price table that visitors without script see here. */
	caption: string;
	/** Leaves that table out, where the page has it anyway. */
	withoutTable?: boolean;
}

/** Product and size in, guide range with its sum out (BEY-05); price-guide.mount.ts does the sum. */
export function PriceGuide({ data, caption, withoutTable }: Props) {
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
					/>
					<SizeField
						id="p-second"
						name="second"
						label={secondSide(choice) === "depth" ? "Depth" : "Height"}
						hint={hintSize(choice, sizeExamples.second)}
						columns={2}
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
					<div className="acts">
						<button className="btn line" type="submit">
							Work it out
						</button>
					</div>
				</form>
				<AnswerBox answer={answer} />
			</div>
			<p role="status" className="vh" />
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

function ChoiceField({ data: { products } }: { data: PriceGuideData }) {
	const unpriced = products.filter(({ none }) => none);
	const isAlone = products.length === 1;
	return (
		<div className="field">
			<label htmlFor="p-choice">{isAlone ? "Kind" : "Product"}</label>
			<select id="p-choice" name="choice">
				{products.flatMap((product) =>
					product.choices.map((choice) => (
						<option key={choice.id} value={choice.id}>
							{isAlone ? choice.name : nameChoice(product, choice)}
						</option>
					)),
				)}
				{unpriced.length > 0 && (
					<optgroup label="By written quote">
						{unpriced.map(({ slug, name }) => (
							<option key={slug} value={slug}>
								{name}
							</option>
						))}
					</optgroup>
				)}
			</select>
		</div>
	);
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
