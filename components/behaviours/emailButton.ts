/** Turns the e-mail button into the address and opens the mail client (HDR-05). */
export function watchEmailButton(form: HTMLFormElement): void {
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const address = atob([...(form.dataset.code as string)].reverse().join(""));
		const link = document.createElement("a");
		link.href = `mailto:${address}`;
		link.append(form.elements[0]?.firstElementChild as Element, address);
		form.replaceWith(link);
		link.focus();
		location.href = link.href;
	});
}
