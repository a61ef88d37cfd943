/** Turns the e-mail button into the address and opens the mail client (HDR-05). */
export function mount(form: HTMLFormElement) {
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const address = atob([...(form.dataset.code ?? "")].reverse().join(""));
		const link = document.createElement("a");
		link.href = `mailto:${address}`;
		link.textContent = address;
		const icon = form.querySelector("svg");
		if (icon) link.prepend(icon);
		form.replaceWith(link);
		link.focus();
		location.href = link.href;
	});
}
