/** Moves the focus between a search field and the links below it, as in a list of suggestions. */
export function walkResults(root: HTMLElement, field: HTMLInputElement): void {
	root.addEventListener("keydown", (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const links = [
			...root.querySelectorAll<HTMLElement>("[data-results] a, [data-results] button"),
		];
		const at = links.indexOf(event.target as HTMLElement);
		const isField = event.target === field;
		if (at < 0 && !isField) return;
		const next = findNext(event.key, at, links.length);
		if (next !== undefined && !(isField && ["Home", "End"].includes(event.key))) {
			event.preventDefault();
			(links[next] ?? field).focus();
		} else if (
			!isField &&
			(event.key === "Backspace" || (event.key.length === 1 && event.key !== " "))
		) {
			// Once it has the focus, the field takes the letter itself.
			field.focus();
		}
	});
}

/** Position of the next link, -1 for the field, undefined for keys that do not move. */
function findNext(key: string, at: number, count: number): number | undefined {
	if (key === "ArrowDown") return Math.min(at + 1, count - 1);
	if (key === "ArrowUp") return Math.max(at - 1, -1);
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
}
