import type { Desk } from "./rule.ts";

/** Makes a getter for a value that a rule works out once for all posts. */
export function derivePerDesk<Value>(make: (desk: Desk) => Value): (desk: Desk) => Value {
	const made = new WeakMap<Desk, { value: Value }>();
	return (desk) => {
		const known = made.get(desk) ?? { value: make(desk) };
		made.set(desk, known);
		return known.value;
	};
}
