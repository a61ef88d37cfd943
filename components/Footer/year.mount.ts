/** Keeps the copyright year true after New Year without a rebuild (Q62). */
export function mount(element: HTMLElement) {
	element.textContent = String(new Date().getFullYear());
}
