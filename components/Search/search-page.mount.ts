import { mountField } from "./lookUp.ts";

/** Milliseconds without typing after which the address follows: Safari refuses more than 100 changes in 10 s. */
const pause = 300;

/** Answers `?q=` on the search page and keeps the address in step with the field. */
export function mount(root: HTMLElement) {
	const field = mountField(root);
	if (!field) return;
	const asked = new URL(location.href).searchParams.get("q") ?? "";
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tellAddress = () => {
		clearTimeout(timer);
		const query = field.value.trim();
		history.replaceState(null, "", query ? `?q=${encodeURIComponent(query)}` : location.pathname);
	};
	field.addEventListener("input", () => {
		root.toggleAttribute("data-searching", field.value.trim() !== "");
		clearTimeout(timer);
		timer = setTimeout(tellAddress, pause);
	});
	// Who leaves the field for a result comes Back to the same words.
	field.addEventListener("change", tellAddress);
	if (!field.value) field.value = asked;
	if (field.value) field.dispatchEvent(new Event("input"));
}
