/** Shows View Details, leading to the chosen region and product, once both are chosen (LOC-02 to LOC-05). */
export function mount(form: HTMLFormElement) {
	const [region, product] = form.querySelectorAll("select");
	const details = form.querySelector("a");
	if (!region || !product || !details) return;
	form.hidden = false;
	const update = () => {
		details.hidden = !region.value || !product.value;
		details.href = `/locations/region/${region.value}/${product.value}`;
	};
	form.addEventListener("change", update);
	form.reset();
	update();
}
