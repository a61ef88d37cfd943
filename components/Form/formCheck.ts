import { formCheckHeader, trapField } from "../../netlify/suspicion.ts";

/** Header that tells the server how long the form has been open and whether the trap was filled. */
export function makeFormCheck(form: HTMLFormElement, openedAt: number): Record<string, string> {
	const open = `open=${Math.round(performance.now() - openedAt)}`;
	const trap = new FormData(form).get(trapField) ? ", trap=filled" : "";
	return { [formCheckHeader]: open + trap };
}
