/** Closes the Products panel on an outside press, on Escape and when the focus or the visitor leaves (HDR-15). */
export function mount(panel: HTMLDetailsElement) {
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
