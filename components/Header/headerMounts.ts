/** Closes the Products panel on an outside press, on Escape and when the focus or the visitor leaves (HDR-15). */
export function mountDropdown(panel: HTMLDetailsElement) {
	const close = () => {
		panel.open = false;
	};
	// Not "click": in iOS the document hears of it only where there is something to press.
	document.addEventListener("pointerdown", ({ target }) => {
		if (!panel.contains(target as Node)) close();
	});
	// Anywhere: after a press on a heading in the panel, the focus is on the page.
	document.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape" || !panel.open) return;
		close();
		panel.querySelector("summary")?.focus();
	});
	// Back may bring the page as it was left.
	addEventListener("pagehide", close);
	panel.addEventListener("focusout", ({ relatedTarget }) => {
		if (relatedTarget && !panel.contains(relatedTarget as Node)) close();
	});
}

/**
 * Closes the phone menu when a link is chosen and when the focus leaves it for the page that it covers,
 * and folds its Products section whenever it closes (HDR-22, HDR-23).
 */
export function mountPhoneMenu(menu: HTMLElement) {
	menu.addEventListener("focusout", ({ relatedTarget }) => {
		const next = relatedTarget as Element | null;
		if (next && !menu.contains(next) && !next.closest("dialog")) menu.hidePopover();
	});
	menu.addEventListener("click", ({ target }) => {
		if ((target as Element).closest("a[href]")) menu.hidePopover();
	});
	menu.addEventListener("toggle", () => {
		if (menu.matches(":popover-open")) return;
		for (const section of menu.querySelectorAll("details")) section.open = false;
	});
}

/** Turns the e-mail button into the address and opens the mail client (HDR-05). */
export function mountEmail(form: HTMLFormElement) {
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const address = atob([...(form.dataset.code as string)].reverse().join(""));
		const link = document.createElement("a");
		link.href = `mailto:${address}`;
		link.append(form.querySelector("svg") as Element, address);
		form.replaceWith(link);
		link.focus();
		location.href = link.href;
	});
}

/** Opens search from its buttons and with the `/` key. Its code is fetched only then. */
export function mountSearch(form: HTMLFormElement) {
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		openSearch();
	});
	form.querySelector("button")?.setAttribute("aria-keyshortcuts", "/");
	// Once, however many buttons there are: the same function is added only once.
	document.addEventListener("keydown", openBySlash);
}

function openBySlash(event: KeyboardEvent) {
	const { key, ctrlKey, metaKey, altKey, target } = event;
	if (key !== "/" || ctrlKey || metaKey || altKey) return;
	if ((target as Element).matches("input, textarea, select")) return;
	event.preventDefault();
	openSearch();
}

/** On the search page, focuses its own field; goes to that page if the dialog's code cannot be loaded. */
function openSearch() {
	// It would hide the page's field, and gives the focus back to its button, which gets it again after the dialog.
	document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
	const field = document.querySelector<HTMLInputElement>("[data-island=SearchPage] input");
	if (field) return field.focus();
	import("../Search/openDialog.tsx")
		.then(({ openDialog }) => openDialog())
		.catch(() => {
			location.href = "/search";
		});
}
