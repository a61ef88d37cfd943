import { keepChoices, readChoices } from "../Choices/choices.ts";

/** Keeps the chosen category in the address and says how many pictures show (GAL). */
export function mount(gallery: HTMLElement) {
	const status = gallery.querySelector("[role=status]");
	const chosen = () => gallery.querySelector<HTMLInputElement>("input:checked");
	const isFiltered = () => chosen()?.value !== "all";
	// A choice made while this code was loading stays.
	if (!isFiltered()) readChoices(gallery);
	gallery.addEventListener("change", tell);
	if (isFiltered()) tell();
	else tellLink();

	function tell() {
		tellLink();
		keepChoices(isFiltered() ? { category: chosen()?.value ?? "" } : {});
		// An element without a box is hidden; Safari has checkVisibility() only from 17.4.
		const shown = [...gallery.querySelectorAll("figure, .views li")].filter(
			(picture) => picture.getClientRects().length > 0,
		);
		if (status) status.textContent = shown.length === 1 ? "1 picture" : `${shown.length} pictures`;
	}

	/** The link to the form hands over the category (components/ContactForm/quote.mount.ts). */
	function tellLink() {
		const link = gallery.querySelector<HTMLElement>("[data-mount=quote]");
		if (link) link.dataset.subject = chosen()?.dataset.about ?? "";
	}
}
