/** Closes the Products panel on an outside press, on Escape and when the focus or the visitor leaves (HDR-15). */
export function watchProductsPanel(panel: HTMLDetailsElement): void {
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
		(panel.firstElementChild as HTMLElement).focus();
	});
	// Back may bring the page as it was left.
	addEventListener("pagehide", close);
	panel.addEventListener("focusout", ({ relatedTarget }) => {
		if (relatedTarget && !panel.contains(relatedTarget as Node)) close();
	});
}
