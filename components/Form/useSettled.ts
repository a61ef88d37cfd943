import { useEffect, useState } from "react";

/** A value once it has not changed for some milliseconds: what is judged or announced waits for whoever types. */
export function useSettled<Value>(value: Value, pause: number): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(setSettled, pause, () => value);
		return () => clearTimeout(timer);
	}, [value, pause]);
	return settled;
}
