import { fetchIndex } from "../Search/indexText.ts";

/** Opens search from its buttons (SearchButton). Its code is fetched only then. */
export function watchSearch(): void {
	document.addEventListener("submit", (event) => {
		if (!(event.target as HTMLElement).matches(".open-search")) return;
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
