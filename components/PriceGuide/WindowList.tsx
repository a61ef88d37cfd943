import { useRef } from "react";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import type { PriceGuideData } from "./estimate.ts";
import { describeWindow, keepWindows, sumWindows, useWindowList, writeList } from "./windowList.ts";

/** The visitor's list of windows; hidden while there is nothing on it. */
export function WindowList({ data }: { data: PriceGuideData }) {
	const list = useWindowList(data);
	const heading = useRef<HTMLHeadingElement>(null);
	function takeOut(index: number) {
		keepWindows(list.toSpliced(index, 1));
		// The button is gone, and the focus with it.
		heading.current?.focus();
	}
	return (
		<section
			className="my-windows mt-l"
			id="my-windows"
			aria-labelledby="my-h"
			hidden={list.length === 0}
		>
			<h2 id="my-h" tabIndex={-1} ref={heading}>
				My windows
			</h2>
			<ScrollBox className="tbl mt" aria-label="The list">
				<table>
					<thead>
						<tr>
							<th scope="col">Window</th>
							<th scope="col">Product</th>
							<th scope="col">Guide price</th>
							<th scope="col">
								<span className="vh">Take out</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{list.map((window, index) => {
							const { name, product, size, range } = describeWindow(data, window, index);
							return (
								// biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
								<tr key={index}>
									<th scope="row">{name}</th>
									<td>{[product, size].filter(Boolean).join(", ")}</td>
									<td>{range}</td>
									<td>
										<button
											type="button"
											className="out"
											aria-label={`Take out ${name}`}
											onClick={() => takeOut(index)}
										>
											Take out
										</button>
									</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</ScrollBox>
			<p className="total">Together {sumWindows(data, list)}.</p>
			<p className="note">{data.rule} The list is kept in this browser only.</p>
			<p className="acts mt">
				<QuoteLink className="btn" about={writeList(data, list)}>
					Put these in my enquiry
				</QuoteLink>
				<button className="btn line" type="button" onClick={() => print()}>
					Print the list
				</button>
			</p>
		</section>
	);
}
