/** The form's names of two fields, and those that /api/contact.php uses for them (API-05). */
const names = [
	["streetAddress", "address"],
	["interests", "products"],
] as const;

const fallbackNames = new Map<string, string>(names);
const formNames = new Map<string, string>(names.map(([form, fallback]) => [fallback, form]));

/** The form's name of a field. */
export function toFormName(name: string): string {
	return formNames.get(name) ?? name;
}

/** Renames a record's fields from the form's names to the fallback's. */
export function toFallbackNames<Value>(record: Record<string, Value>): Record<string, Value> {
	return rename(record, (name) => fallbackNames.get(name) ?? name);
}

/** Renames a record's fields from the fallback's names to the form's. */
export function fromFallbackNames<Value>(record: Record<string, Value>): Record<string, Value> {
	return rename(record, toFormName);
}

function rename<Value>(record: Record<string, Value>, to: (name: string) => string) {
	return Object.fromEntries(Object.entries(record).map(([name, value]) => [to(name), value]));
}
