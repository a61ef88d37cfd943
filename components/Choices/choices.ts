/** Reads what is chosen in a part of a page from its address; what it does not offer is passed over. */
export function readChoices(root: HTMLElement): void {
	const asked = new URLSearchParams(location.search);
	for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
		const value = asked.get(field.name);
		if (value === null) continue;
		if (field instanceof HTMLSelectElement) {
			if ([...field.options].some((option) => option.value === value)) field.value = value;
		} else if (field.type === "radio" || field.type === "checkbox") {
			if (field.value === value) field.checked = true;
		} else field.value = value;
	}
}

/** What is chosen in a part of a page, by the names of its fields; empty choices left out. */
export function listChoices(root: HTMLElement): Record<string, string> {
	const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
		"input:checked, input[type=range], select",
	);
	const entries = [...fields].map(({ name, value }) => [name, value]);
	return Object.fromEntries(entries.filter(([, value]) => value));
}

/** Keeps the choices in the address, so that it can be shared and Back brings them again. */
export function keepChoices(choices: Record<string, string>): void {
	const query = new URLSearchParams(choices).toString();
	history.replaceState(history.state, "", query ? `?${query}` : location.pathname);
}

/** What an enquiry says of the suburb that is chosen; nothing where none is. */
export function readSuburb(select: HTMLSelectElement | null) {
	const option = select?.selectedOptions[0];
	if (!option?.value) return undefined;
	return { city: option.text, state: "NSW", postcode: option.dataset.postcode ?? "" };
}
