import { watchEmailButton } from "./emailButton.ts";
import { watchMenus } from "./menus.ts";
import { watchSearch } from "./search.ts";
import { watchShare } from "./share.ts";
import { watchWindowCount } from "./windowCount.ts";

/** What the script of every page does: small things that have no state to show, each for an element with an id. */
const behaviours: Record<string, (element: never) => void> = {
	menu: watchMenus,
	"email-button": watchEmailButton,
	share: watchShare,
	/** Keeps the copyright year true after New Year without a rebuild. */
	year: (element: HTMLElement) => {
		element.textContent = String(new Date().getFullYear());
	},
};

export function startBehaviours(): void {
	watchSearch();
	watchWindowCount();
	for (const id in behaviours) {
		const element = document.getElementById(id);
		if (element) behaviours[id]?.(element as never);
	}
}
