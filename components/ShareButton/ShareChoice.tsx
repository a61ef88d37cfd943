import { useState } from "react";
import { useHydrated } from "../Form/useHydrated.ts";
import { findWay, share } from "./sharing.ts";

/**
 * Shares the page with what is chosen on it; for islands, where behaviours/share.ts is for a page that only has to be read.
 * @param what as in "Share this comparison"
 * @param path what is shared, where it is not in the page's own address
 */
export function ShareChoice({ what, path }: { what: string; path?: string }) {
	const way = useHydrated() ? findWay() : undefined;
	const [said, say] = useState("");
	async function press() {
		say("");
		if (way) say(await share(way, path));
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
