/**
 * Closes the Products panel and the phone menu once the focus is on the page that they cover; the panel besides at a press
 * elsewhere, at Escape and when the visitor leaves (HDR-15), the menu when a link in it is chosen (HDR-22).
 */
export function watchMenus(menu: HTMLElement): void {
	const panel = document.getElementById("products-panel") as HTMLDetailsElement;
	const closePanel = () => {
		panel.open = false;
	};
	const closeWithoutFocus = (part: HTMLElement, close: () => void) =>
		part.addEventListener("focusout", ({ relatedTarget }) => {
			if (relatedTarget && !part.contains(relatedTarget as Node)) close();
		});
	closeWithoutFocus(panel, closePanel);
	closeWithoutFocus(menu, () => menu.hidePopover());
	// Not "click": in iOS the document hears of it only where there is something to press.
	document.addEventListener("pointerdown", ({ target }) => {
		if (!panel.contains(target as Node)) closePanel();
	});
	// Anywhere: after a press on a heading in the panel, the focus is on the page.
	document.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape" || !panel.open) return;
		closePanel();
		(panel.firstElementChild as HTMLElement).focus();
	});
	// Back may bring the page as it was left.
	addEventListener("pagehide", closePanel);
	menu.addEventListener("click", ({ target }) => {
		if ((target as Element).closest("a[href]")) menu.hidePopover();
	});
	// Its Products section is folded whenever it closes (HDR-23).
	menu.addEventListener("toggle", () => {
		if (menu.matches(":popover-open")) return;
		for (const section of menu.getElementsByTagName("details")) section.open = false;
	});
}
