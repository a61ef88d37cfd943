/** Shows View Details, leading to the chosen region and product, once both are chosen (LOC-02 to LOC-05). */
export function mount(form: HTMLFormElement) {
	const [region, product] = form.querySelectorAll("select");
	const details = form.querySelector("a");
	if (!region || !product || !details) return;
	const update = () => {
		details.hidden = !region.value || !product.value;
		details.href = `/locations/region/${region.value}/${product.value}`;
	};
	form.addEventListener("change", update);
	// Back brings old choices with it; both start empty (LOC-01).
	addEventListener("pageshow", () => {
		form.reset();
		update();
	});
	form.reset();
	update();
}
