type Way = "share" | "copy";

/** The platform's share sheet where there is one, otherwise the clipboard; browsers offer that only over https. */
export function findWay(): Way | undefined {
	if ("share" in navigator) return "share";
	return (navigator as { clipboard?: Clipboard }).clipboard && "copy";
}

/** Shares the canonical address with what is chosen on the page. @returns what to tell the visitor */
export async function share(way: Way, path?: string): Promise<string> {
	const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
	const page = canonical?.href ?? location.origin + location.pathname;
	const url = path ? new URL(path, page).href : page + location.search;
	try {
		if (way === "copy") await navigator.clipboard.writeText(url);
		else await navigator.share({ title: document.title, url });
		return way === "copy" ? "Link copied." : "";
	} catch (error) {
		// Closing the share sheet is not a failure.
		if ((error as Error).name === "AbortError") return "";
		return `That did not work. The address is ${url}`;
	}
}
