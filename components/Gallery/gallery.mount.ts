/** Keeps the chosen category in the address and says how many pictures show (GAL). */
export function mount(gallery: HTMLElement) {
	const status = gallery.querySelector("[role=status]");
	const radios = [...gallery.querySelectorAll<HTMLInputElement>("input[name=category]")];
	const chosen = () => radios.find(({ checked }) => checked);
	const isFiltered = () => chosen()?.value !== "all";
	const category = new URL(location.href).searchParams.get("category");
	const asked = radios.find(({ value }) => value === category);
	// A choice made while this code was loading stays.
	if (asked && !isFiltered()) asked.checked = true;
	gallery.addEventListener("change", tell);
	if (isFiltered()) tell();
	else tellLink();

	function tell() {
		tellLink();
		const value = chosen()?.value ?? "all";
		const url = new URL(location.href);
		if (value === "all") url.searchParams.delete("category");
		else url.searchParams.set("category", value);
		history.replaceState(history.state, "", url);
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
