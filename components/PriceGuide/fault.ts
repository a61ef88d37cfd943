/** Shows a fault under a SizeField and ties it to the field, or takes it away. */
export function showFault(field: HTMLInputElement, fault: string | undefined): void {
	const error = document.getElementById(`${field.id}-error`);
	const words = error?.querySelector("span");
	if (!error?.parentElement || !words) return;
	words.textContent = fault ?? "";
	error.parentElement.hidden = !fault;
	const hint = document.getElementById(`${field.id}-hint`);
	const described = [hint?.id, fault && error.id].filter(Boolean).join(" ");
	if (described) field.setAttribute("aria-describedby", described);
	else field.removeAttribute("aria-describedby");
	if (fault) field.setAttribute("aria-invalid", "true");
	else field.removeAttribute("aria-invalid");
}
