import { useState, useSyncExternalStore } from "react";
import { findWay, share } from "./sharing.ts";

const never = () => () => {};

/**
 * Shares the page with what is chosen on it; for islands, where ShareButton is for a page that only has to be read.
 * @param what as in "Share this comparison"
 */
export function ShareChoice({ what }: { what: string }) {
	const way = useSyncExternalStore(never, findWay, () => undefined);
	const [said, say] = useState("");
	async function press() {
		say("");
		if (way) say(await share(way));
	}
	return (
		<p className="share">
			<button className="btn line sm" type="button" hidden={!way} onClick={press}>
				{way === "copy" ? "Copy link" : `Share this ${what}`}
			</button>
			<span role="status">{said}</span>
		</p>
	);
}
