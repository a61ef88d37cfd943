import { fetchIndex } from "../Search/indexText.ts";

/** Opens search from its buttons (SearchButton) and with the `/` key. Its code is fetched only then. */
export function watchSearch(): void {
	for (const form of document.getElementsByClassName("open-search"))
		form.firstElementChild?.setAttribute("aria-keyshortcuts", "/");
	document.addEventListener("submit", (event) => {
		if (!(event.target as HTMLElement).matches(".open-search")) return;
		event.preventDefault();
		openSearch();
	});
	document.addEventListener("keydown", (event) => {
		const { key, ctrlKey, metaKey, altKey, target } = event;
		if (key !== "/" || ctrlKey || metaKey || altKey) return;
		if ((target as Element).matches("input, textarea, select")) return;
		event.preventDefault();
		openSearch();
	});
}

/** On the search page, focuses its own field; goes to that page if the dialog's code cannot be loaded. */
function openSearch(): void {
	// It would hide the page's field, and gives the focus back to its button, which gets it again after the dialog.
	document.getElementById("menu")?.hidePopover();
	if (location.pathname === "/search") {
		document.getElementById("q")?.focus();
		return;
	}
	fetchIndex();
	import("../Search/openDialog.tsx")
		.then(({ openDialog }) => openDialog())
		.catch(() => {
			location.href = "/search";
		});
}
