import { useEffect, useState } from "react";
import { query } from "../Form/request.ts";
import type { PriceGuideData } from "../PriceGuide/estimate.ts";
import type { Subject } from "../QuoteLink/subject.ts";
import { changeList, useWindowList, type WindowList } from "./windowList.ts";

/** Where the build puts what the price guide offers (scripts/build/textFiles.ts). */
export const priceDataPath = "/search/guide.json";

/** What writes a list; fetched only for visitors who have one. @throws Error in words for the visitor */
async function load() {
	const [data, { writeList }] = await Promise.all([
		query<PriceGuideData>([priceDataPath]),
		import("./windowWords.ts"),
	]).catch(() => {
		// Firefox never asks again for code that failed to come, and after a deploy it is gone.
		throw new Error(
			"Your list could not be put in. Please leave it out, or reload the page once you are online.",
		);
	});
	return (list: WindowList) => writeList(data as PriceGuideData, list);
}

/** The visitor's list as it goes with an enquiry, in the message, which every way to the owner has. */
export function useEnclosedList() {
	const list = useWindowList();
	const isEmpty = list.windows.length + list.samples.length === 0;
	const [write, setWrite] = useState<Awaited<ReturnType<typeof load>>>();
	useEffect(() => {
		// Where that fails, sending tries again, and says so.
		if (!isEmpty)
			load().then(
				(made) => setWrite(() => made),
				() => undefined,
			);
	}, [isEmpty]);
	/** Whether the list is sent with the enquiry. */
	const goesAlong = !isEmpty && !list.isLeftOut;
	/** What the list adds to an enquiry. @throws Error where what writes the list does not come */
	async function enclose(): Promise<Subject> {
		if (!goesAlong) return {};
		const made = write ?? (await load());
		setWrite(() => made);
		return made(list);
	}
	return {
		isEmpty,
		isLeftOut: list.isLeftOut,
		goesAlong,
		/** Lines of the list; none until its words have come. */
		lines: write?.(list).message.split("\n") ?? [],
		leaveOut: (isLeftOut: boolean) => changeList(() => ({ isLeftOut })),
		enclose,
	};
}
