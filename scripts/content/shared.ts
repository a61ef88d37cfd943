/**
 * One object for all copies of a module in a process: a build imports modules of which the bundle of its pages holds
 * copies, and neither is to read or work out again what the other has. In `npm run dev` and tests, where a module is
 * evaluated anew in order to begin anew, each copy has its own.
 * @param name the same in each copy, and of no other object
 * @param first what the first copy to ask brings
 */
export function share<Value extends object>(name: string, first: Value): Value {
	if (process.env.NODE_ENV !== "production") return first;
	const held = globalThis as { sharedByCopies?: Record<string, unknown> };
	held.sharedByCopies ??= {};
	held.sharedByCopies[name] ??= first;
	return held.sharedByCopies[name] as Value;
}
