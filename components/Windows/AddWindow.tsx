import { type MouseEvent, useState } from "react";
import { carryList } from "./keptText.ts";
import { listAddress, listPage } from "./listAddress.ts";
import { addToList, type WindowHint } from "./windowList.ts";

interface Props {
	window: WindowHint;
	/** The product, where the page has several. */
	of?: string;
	/** Whether something is wrong with it, which then shows. */
	refuse?: () => boolean;
}

/** Puts a window on the list. On a page without its script it is a link to the list that takes the window along. */
export function AddWindow({ window, of, refuse }: Props) {
	const href = listAddress("add", { windows: [window] });
	const [told, tell] = useState({ href, words: "" });
	// Of a window that was changed since, it would say that it is on the list too.
	const said = told.href === href ? told.words : "";
	function add(event: MouseEvent) {
		event.preventDefault();
		// A double click is meant as one.
		if (event.detail > 1) return;
		tell({ href, words: refuse?.() ? "" : addToList([window]).words });
	}
	return (
		<>
			<a className="btn line" href={href} onClick={add}>
				Add to your windows{of && <span className="vh">{` with ${of}`}</span>}
			</a>
			<span role="status" className="note">
				<span>{said}</span>{" "}
				{said && (
					<a className="more" href={listPage + carryList()}>
						See your windows
					</a>
				)}
			</span>
		</>
	);
}
