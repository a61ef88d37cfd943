/** Reads a form's choices from the page's address; those that the form does not offer are passed over. */
export function readChoices(form: HTMLFormElement, search = location.search): void {
	const asked = new URLSearchParams(search);
	for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
		const value = asked.get(field.name);
		if (value === null) continue;
		if (field instanceof HTMLSelectElement) {
			if ([...field.options].some((option) => option.value === value)) field.value = value;
		} else if (field.type === "radio" || field.type === "checkbox") {
			if (field.value === value) field.checked = true;
		} else field.value = value;
	}
}

/** The choices of a form, empty ones left out. */
export function listChoices(form: HTMLFormElement): Record<string, string> {
	const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
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
