import { useEffect, useSyncExternalStore } from "react";
import { clearFragment } from "../Form/clearFragment.ts";
import { watchWindow } from "../Form/watchWindow.ts";
import { readAddress } from "./listAddress.ts";
import { addToList, changeList, countEntries, useWindowList } from "./windowList.ts";

const watchHash = watchWindow("hashchange");

/** The list has been taken over, and what shows it is told. */
function clearHash() {
	clearFragment();
	dispatchEvent(new Event("hashchange"));
}

/**
 * What a link to the list carries. What was to be added is added; a list that somebody shared is taken over where there is
 * none, and otherwise the visitor is asked.
 */
export function SharedList({ onTaken }: { onTaken: (words: string) => void }) {
	const hash = useSyncExternalStore(watchHash, () => location.hash);
	const mine = useWindowList();
	const shared = readAddress(hash);
	const isFirst = mine.windows.length + mine.samples.length === 0;
	const isDamaged = shared && shared.list.windows.length + shared.list.samples.length === 0;
	const isTaken = shared && !isDamaged && (shared.isAdded || isFirst);

	function add() {
		if (!shared) return;
		const { fits, words } = addToList(shared.list.windows, shared.list.samples);
		if (fits) clearHash();
		onTaken(words);
	}
	function replace() {
		changeList(() => shared?.list ?? {});
		clearHash();
		onTaken("The list that came is yours now.");
	}
	function leave() {
		clearHash();
		onTaken("Your list is as it was.");
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each link, and when one's own list is gone
	useEffect(() => {
		if (isTaken) add();
	}, [hash, isTaken]);
	if (!shared || isTaken) return null;
	if (isDamaged)
		return (
			<p role="alert">
				The link to this list is damaged: ask for it once more. Your own list is as it was.
			</p>
		);
	const { windows, samples } = shared.list;
	return (
		<section className="answer stack" aria-label="A list that was shared with you">
			<p>
				A list of {countEntries(windows, samples)} came with the link. Yours stays as it is until
				you choose.
			</p>
			<p className="acts">
				<button className="btn sm" type="button" onClick={add}>
					Add it to mine
				</button>
				<button className="btn line sm" type="button" onClick={replace}>
					Put it in place of mine
				</button>
				<button className="btn line sm" type="button" onClick={leave}>
					Leave mine as it is
				</button>
			</p>
		</section>
	);
}
