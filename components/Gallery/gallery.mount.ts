/** Keeps the chosen category in the address and says how many pictures show (GAL). */
export function mount(gallery: HTMLElement) {
	const status = gallery.querySelector("[role=status]");
	const radios = [...gallery.querySelectorAll<HTMLInputElement>("input[name=category]")];
	const asked = radios.find(
		({ value }) => value === new URL(location.href).searchParams.get("category"),
	);
	if (asked) asked.checked = true;
	gallery.addEventListener("change", ({ target }) => {
		const { value } = target as HTMLInputElement;
		const url = new URL(location.href);
		if (value === "all") url.searchParams.delete("category");
		else url.searchParams.set("category", value);
		history.replaceState(history.state, "", url);
		// What has no box is hidden; Safari has checkVisibility() from 17.4 on only.
		const shown = [...gallery.querySelectorAll("figure")].filter(
			(figure) => figure.getClientRects().length > 0,
		);
		if (status) status.textContent = shown.length === 1 ? "1 picture" : `${shown.length} pictures`;
	});
}
