import { useRef, useState, useSyncExternalStore } from "react";
import { useHydrated } from "../Form/useHydrated.ts";
import type { PriceGuideData } from "../PriceGuide/estimate.ts";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import { ShareChoice } from "../ShareButton/ShareChoice.tsx";
import { carryList, watchText } from "./keptText.ts";
import { listAddress } from "./listAddress.ts";
import { SharedList } from "./SharedList.tsx";
import { WindowEntry } from "./WindowEntry.tsx";
import { addToList, changeList, countWindows, readList, useWindowList } from "./windowList.ts";
import { sumWindows, writeList } from "./windowWords.ts";

/** The visitor's list: to name, order and change, to print for the fitter, to share and to send. */
export function YourWindows({ data }: { data: PriceGuideData }) {
	const list = useWindowList();
	const { windows, samples } = list;
	/** Id of the window that is open for changes. */
	const [opened, open] = useState<string>();
	const [said, say] = useState("");
	const heading = useRef<HTMLHeadingElement>(null);
	const isKept = !useSyncExternalStore(watchText, carryList, () => "");
	const count = countWindows(windows);
	const isEmpty = windows.length + samples.length === 0;

	/** The button is gone, and the focus with it. */
	function tell(words: string) {
		say(words);
		heading.current?.focus();
	}
	function add() {
		const { fits, words } = addToList([{}]);
		say(words);
		if (fits) open(readList().windows.at(-1)?.id);
	}
	// The server does not know the list, and says nothing of it.
	if (!useHydrated())
		return (
			<div className="your-windows">
				<h2>Your list</h2>
			</div>
		);
	return (
		// After the first click of a double click another button is there, such as the next window's "Take out".
		<div
			className="your-windows"
			onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}
		>
			<h2 tabIndex={-1} ref={heading}>
				{count === 1 ? "One window" : `${count || "No"} windows`}
			</h2>
			<SharedList onTaken={tell} />
			<p role="status" className="note">
				{said}
			</p>
			{!isKept && (
				<p className="note">
					This browser keeps nothing between pages: share the list, or put it into your enquiry from
					here.
				</p>
			)}
			{isEmpty && (
				<p>
					Nothing is listed yet. Begin with the side of the house that troubles you, or let{" "}
					<a href="/which-product">five questions</a>, <a href="/price-guide">the price guide</a> or{" "}
					<a href="/sun">the sun at your window</a> add one.
				</p>
			)}
			<ol hidden={windows.length === 0}>
				{windows.map((window, index) => (
					<WindowEntry
						key={window.id}
						data={data}
						window={window}
						index={index}
						isLast={index === windows.length - 1}
						isOpen={window.id === opened}
						onOpen={(isOpen) => open(isOpen ? window.id : undefined)}
						say={say}
						onTaken={tell}
					/>
				))}
			</ol>
			{windows.length > 0 && (
				<>
					<p className="total">{`Together ${sumWindows(data, windows)}.`}</p>
					<p className="note">{data.rule}</p>
				</>
			)}
			{samples.length > 0 && (
				<>
					<h3 className="mt">Samples to bring</h3>
					<ul className="samples">
						{samples.map((sample) => (
							<li key={sample}>
								{sample}
								<button
									type="button"
									aria-label={`Take out ${sample}`}
									onClick={() => {
										changeList((now) => ({
											samples: now.samples.filter((kept) => kept !== sample),
										}));
										tell(`${sample} is taken out.`);
									}}
								>
									Take out
								</button>
							</li>
						))}
					</ul>
				</>
			)}
			<div className="acts mt">
				{!isEmpty && (
					<QuoteLink className="btn" about={isKept ? undefined : writeList(data, list)}>
						Ask for a quote with this list
					</QuoteLink>
				)}
				<button className="btn line" type="button" onClick={add}>
					Add a window
				</button>
				{!isEmpty && (
					<button className="btn line" type="button" onClick={() => print()}>
						Print it for the fitter
					</button>
				)}
			</div>
			{!isEmpty && (
				<>
					<ShareChoice what="list" path={listAddress("list", list)} />
					<p className="note">
						The list is kept in this browser only. A link to share holds all of it, and nothing of
						it reaches us before you send an enquiry.
					</p>
				</>
			)}
		</div>
	);
}
