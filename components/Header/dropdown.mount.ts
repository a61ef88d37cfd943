/** Closes the Products panel on an outside click, on Escape and when the focus leaves it (HDR-15). */
export function mount(panel: HTMLDetailsElement) {
	const close = () => {
		panel.open = false;
	};
	document.addEventListener("click", ({ target }) => {
		if (panel.open && !panel.contains(target as Node)) close();
	});
	panel.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape" || !panel.open) return;
		close();
		panel.querySelector("summary")?.focus();
	});
	panel.addEventListener("focusout", ({ relatedTarget }) => {
		if (relatedTarget && !panel.contains(relatedTarget as Node)) close();
	});
}
