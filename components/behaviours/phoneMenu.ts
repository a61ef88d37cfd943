/**
 * Closes the phone menu when a link is chosen and when the focus leaves it for the page that it covers,
 * and folds its Products section whenever it closes (HDR-22, HDR-23).
 */
export function watchPhoneMenu(menu: HTMLElement): void {
	menu.addEventListener("focusout", ({ relatedTarget }) => {
		const next = relatedTarget as Element | null;
		if (next && !menu.contains(next) && !next.closest("dialog")) menu.hidePopover();
	});
	menu.addEventListener("click", ({ target }) => {
		if ((target as Element).closest("a[href]")) menu.hidePopover();
	});
	menu.addEventListener("toggle", () => {
		if (menu.matches(":popover-open")) return;
		for (const section of menu.getElementsByTagName("details")) section.open = false;
	});
}
