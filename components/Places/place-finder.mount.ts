/** Shows View Details, leading to the chosen region and product, once both are chosen (LOC-02 to LOC-05). */
export function mount(finder: HTMLElement) {
	const [region, product] = finder.querySelectorAll("select");
	const details = finder.querySelector("a");
	if (!region || !product || !details) return;
	const update = () => {
		details.hidden = !region.value || !product.value;
		details.href = `/locations/region/${region.value}/${product.value}`;
	};
	const reset = () => {
		region.value = "";
		product.value = "";
		update();
	};
	finder.addEventListener("change", update);
	// A page that Back restores still has its old choices; both must start empty (LOC-01).
	addEventListener("pageshow", ({ persisted }) => persisted && reset());
	// A choice made while this code was loading stays.
	update();
}
