/** The form's markup as the server rendered it; undefined on the server itself. */
export function findForm(id: string): HTMLFormElement | undefined {
	if (typeof document === "undefined") return;
	const element = document.getElementById(id);
	return element instanceof HTMLFormElement ? element : undefined;
}
