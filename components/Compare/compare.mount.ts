import { keepChoices } from "../Choices/choices.ts";

/** Products that fit side by side. */
const most = 3;

/** Shows the products that are chosen, keeps them in the address and hands them to the enquiry. */
export function mount(root: HTMLElement) {
	const boxes = [...root.querySelectorAll<HTMLInputElement>("[name=products]")];
	const status = root.querySelector("[role=status]");
	const link = root.querySelector<HTMLElement>("[data-mount=quote]");
	if (!status || !link) return;

	const update = () => {
		const chosen = boxes.filter(({ checked }) => checked);
		const slugs = chosen.map(({ value }) => value);
		const isFull = chosen.length >= most;
		for (const box of boxes) box.disabled = isFull && !box.checked;
		for (const cell of root.querySelectorAll<HTMLElement>("[data-product]"))
			cell.toggleAttribute("data-later", !slugs.includes(cell.dataset.product ?? ""));
		status.textContent = isFull
			? "Three chosen. Take one away to choose another."
			: `${chosen.length || "None"} chosen.`;
		const names = chosen.map((box) => box.parentElement?.textContent ?? "");
		const list = new Intl.ListFormat("en-AU").format(names);
		const message = `I am comparing ${list}.`;
		link.dataset.subject = names.length ? JSON.stringify({ message, interests: names }) : "";
		return slugs;
	};

	root.addEventListener("change", () => keepChoices({ products: update().join() }));
	const asked = new URLSearchParams(location.search).get("products")?.split(",") ?? [];
	const known = boxes.filter(({ value }) => asked.includes(value)).slice(0, most);
	if (known.length) for (const box of boxes) box.checked = known.includes(box);
	update();
}
