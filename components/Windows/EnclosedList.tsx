import { useEffect, useState } from "react";
import { clearFragment } from "../Form/clearFragment.ts";
import { Lines } from "../Lines/Lines.tsx";
import { carryList } from "./keptText.ts";
import { listPage, readAddress } from "./listAddress.ts";
import type { useEnclosedList } from "./useEnclosedList.ts";
import { addToList, isListed, readList } from "./windowList.ts";

/**
 * The list that goes with an enquiry, to be seen before it is sent, or left out. A window that a link brings is put on it,
 * unless it is there.
 */
export function EnclosedList({ enclosed }: { enclosed: ReturnType<typeof useEnclosedList> }) {
	const { isEmpty, isLeftOut, lines, leaveOut } = enclosed;
	const [said, say] = useState("");
	useEffect(() => {
		const brought = readAddress(location.hash);
		if (!brought?.isAdded || !brought.list.windows.length) return;
		const { windows } = readList();
		const { fits, words } = addToList(
			brought.list.windows.filter((window) => !isListed(window, windows)),
		);
		if (fits) clearFragment();
		say(words);
	}, []);
	if (isEmpty) return null;
	return (
		<section className="enclosed stack" aria-label="Your windows">
			{said && <p role="alert">{said}</p>}
			<p>
				<span>
					{isLeftOut ? "Your list stays out of this enquiry." : "This goes with your enquiry."}
				</span>{" "}
				<a href={listPage + carryList()}>Change the list</a>
			</p>
			{!isLeftOut && <Lines className="slats note" lines={lines} />}
			<p>
				<button className="btn line sm" type="button" onClick={() => leaveOut(!isLeftOut)}>
					{isLeftOut ? "Put the list in" : "Leave the list out"}
				</button>
			</p>
		</section>
	);
}
