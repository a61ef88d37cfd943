/** As in carriedStore.ts; a file shared with it would cost every page with such a link a request and half a KB. */
const carriedKey = "enquiry-carried";

/** A link to the enquiry form hands over what it is about (`carry`, about.ts). */
export function mount(link: HTMLElement) {
	link.addEventListener("click", ({ ctrlKey, metaKey, shiftKey }) => {
		const { carried } = link.dataset;
		// A new tab has a storage of its own; in this one the words would turn up in another enquiry.
		if (!carried || ctrlKey || metaKey || shiftKey) return;
		try {
			sessionStorage.setItem(carriedKey, carried);
		} catch {
			// Without storage the visitor arrives at an empty form.
		}
	});
}
