/** As in carriedStore.ts; a file shared with it would cost every page with such a link a request and half a KB. */
const carriedKey = "enquiry-carried";

/** A link to the enquiry form hands over what it is about (`carry`, about.ts). */
export function mount(link: HTMLElement) {
	link.addEventListener("click", () => {
		const { carried } = link.dataset;
		if (!carried) return;
		try {
			sessionStorage.setItem(carriedKey, carried);
		} catch {
			// Without storage the visitor arrives at an empty form.
		}
	});
}
