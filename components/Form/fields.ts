/** What the fields of a form hold, as in an address: `facing=W&width=140`. */
export function readFields(form: HTMLFormElement): string {
	const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
	return new URLSearchParams(entries).toString();
}

/**
 * Makes fields hold what a query names, and passes over what a field cannot hold. Checkboxes of one name may be
 * listed, as in `products=awnings,zip-screens`.
 * @param except names of fields that stay as they are
 */
export function writeFields(form: HTMLFormElement, query: string, except?: Set<string>): void {
	const asked = new URLSearchParams(query);
	for (const field of form.elements) {
		const { name } = field as HTMLInputElement;
		const values = asked.getAll(name);
		const [value] = values;
		if (value === undefined || except?.has(name)) continue;
		if (field instanceof HTMLTextAreaElement) field.value = value;
		else if (field instanceof HTMLSelectElement) {
			if ([...field.options].some((option) => option.value === value)) field.value = value;
		} else if (field instanceof HTMLInputElement) {
			if (field.type === "checkbox") checkListed(form, field, values.join().split(","));
			else if (field.type === "radio") field.checked ||= field.value === value;
			else if (field.type !== "range" || Number.isFinite(Number(value))) field.value = value;
		}
	}
}

/** A list of nothing that its checkboxes offer changes none of them. */
function checkListed(form: HTMLFormElement, box: HTMLInputElement, listed: string[]): void {
	const offered = ([...form.elements] as HTMLInputElement[]).some(
		({ name, value }) => name === box.name && listed.includes(value),
	);
	if (offered) box.checked = listed.includes(box.value);
}

/** The names of fields that hold something else than what the server wrote. */
export function listChanged(form: HTMLFormElement): Set<string> {
	// A button has no name here.
	const named = ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name);
	const changed = named.filter((field) =>
		field instanceof HTMLSelectElement
			? [...field.options].some((option) => option.selected !== option.defaultSelected)
			: field.checked !== field.defaultChecked || field.value !== field.defaultValue,
	);
	return new Set(changed.map(({ name }) => name));
}
