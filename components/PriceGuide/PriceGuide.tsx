import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { useAddress } from "../Form/useAddress.ts";
import { useFormValues } from "../Form/useFormValues.ts";
import { useSettled } from "../Form/useSettled.ts";
import { AnswerBox } from "./AnswerBox.tsx";
import { findChoice, type PriceGuideData } from "./estimate.ts";
import { GuideForm } from "./GuideForm.tsx";
import {
	checkFigure,
	emptyFields,
	type Figure,
	figures,
	type GuideFields,
	readGuideFields,
	readOpening,
	readWindow,
} from "./guideFields.ts";
import { describe, writeMessage } from "./priceWords.ts";
import { WindowList } from "./WindowList.tsx";
import { addWindow } from "./windowList.ts";

interface Props {
	data: PriceGuideData;
	/** Shows the visitor's list of windows below. */
	hasList?: boolean;
}

/** Milliseconds without typing after which the answer is announced. */
const pause = 700;

/** Product and size in, guide range with its sum out (BEY-05). */
export function PriceGuide({ data, hasList }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const [initial] = useState(() => emptyFields(listIds(data)[0] ?? ""));
	const fields = useFormValues(form, readGuideFields, initial);
	useAddress(form, fields);
	/** The fields as they stood when an answer was asked for: only what has not changed since is faulted. */
	const [asked, setAsked] = useState<GuideFields>();
	/** What came of adding a window. */
	const [added, setAdded] = useState("");
	const { product, choice } = findChoice(data, fields.choice);
	const opening = readOpening(data, fields);
	const answer = product && describe(data, product, choice, opening);
	const sentence = answer ? `${answer.intro}: ${answer.figure}. ${answer.sum.join(". ")}` : "";
	const [first] = useState(sentence);
	const said = useSettled(sentence, pause);
	if (!product || !answer) return null;

	/** Shows what is wrong and takes the visitor there. @returns whether anything is */
	function refuse(names: Figure[]): boolean {
		setAsked(fields);
		const [wrong] = names.filter((name) => "fault" in checkFigure(data, fields, name));
		if (wrong) (form.current?.elements.namedItem(wrong) as HTMLInputElement | null)?.focus();
		return wrong !== undefined;
	}
	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (refuse([...figures])) return;
		const { submitter } = event.nativeEvent as SubmitEvent;
		if ((submitter as HTMLButtonElement | null)?.name !== "add") return;
		setAdded(addWindow(data, readWindow(data, fields)));
		// The next window has another name.
		const room = event.currentTarget.elements.namedItem("room") as HTMLInputElement;
		room.value = "";
		room.dispatchEvent(new Event("input", { bubbles: true }));
	}
	/** A size left empty goes to the form without one; a wrong one is mended first. */
	function leave(event: MouseEvent) {
		if (refuse(figures.filter((name) => fields[name].trim() || name === "quantity")))
			event.preventDefault();
	}
	const fault = (name: Figure) => {
		const checked = asked?.[name] === fields[name] && checkFigure(data, fields, name);
		return checked && "fault" in checked ? checked.fault : undefined;
	};
	return (
		<div className="price-guide">
			<div className="split six-five needs-script">
				<GuideForm
					form={form}
					data={data}
					choice={choice}
					fault={fault}
					added={added}
					isApart={!hasList}
					onSubmit={submit}
				/>
				<AnswerBox
					answer={answer}
					about={{
						message: writeMessage(product, choice, opening),
						interests: [product.name],
					}}
					onLeave={leave}
				/>
			</div>
			<p role="status" className="vh">
				{said === first ? "" : said}
			</p>
			{hasList && <WindowList data={data} />}
		</div>
	);
}

/** Values of the options, in their order. */
function listIds({ products }: PriceGuideData): string[] {
	return products.flatMap(({ slug, choices }) =>
		choices.length ? choices.map(({ id }) => id) : [slug],
	);
}
