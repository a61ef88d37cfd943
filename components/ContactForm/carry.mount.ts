/** A link to the enquiry form hands over what it is about (`carry`, about.ts). */
export function mount(link: HTMLElement) {
	link.addEventListener("click", ({ ctrlKey, metaKey, shiftKey }) => {
		const { carried } = link.dataset;
		// A new tab has its own storage; in this one the words would turn up in another enquiry.
		if (!carried || ctrlKey || metaKey || shiftKey) return;
		try {
			// As in carriedStore.ts: importing it would take the script of every post over its 2,000 bytes.
			sessionStorage.setItem("enquiry-carried", carried);
		} catch {
			// Without storage the visitor arrives at an empty form.
		}
	});
}
