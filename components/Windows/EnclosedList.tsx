import { useState } from "react";
import { Lines } from "../Lines/Lines.tsx";
import { carryList } from "./keptText.ts";
import { listPage } from "./listAddress.ts";
import { SharedList } from "./SharedList.tsx";
import type { useEnclosedList } from "./useEnclosedList.ts";

/** The list that goes with an enquiry, with what a link adds to it: to be seen before it is sent, or left out. */
export function EnclosedList({ enclosed }: { enclosed: ReturnType<typeof useEnclosedList> }) {
	const { isEmpty, isLeftOut, lines, leaveOut } = enclosed;
	const [said, say] = useState("");
	const taken = (
		<>
			<SharedList onTaken={say} />
			{said && <p role="alert">{said}</p>}
		</>
	);
	if (isEmpty) return taken;
	return (
		<section className="enclosed stack" aria-label="Your windows">
			{taken}
			<p>
				{isLeftOut ? "Your list stays out of this enquiry." : "This goes with your enquiry."}{" "}
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
