/** The form's markup as the server rendered it; undefined where there is no page, on the server. */
export function findForm(id: string): HTMLFormElement | undefined {
	if (typeof document === "undefined") return;
	const element = document.getElementById(id);
	return element instanceof HTMLFormElement ? element : undefined;
}
