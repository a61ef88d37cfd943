/** A link to the enquiry form hands over its subject (`linkSubject`, enquiry.ts). */
export function mount(link: HTMLElement) {
	link.addEventListener("click", ({ ctrlKey, metaKey, shiftKey }) => {
		const { subject } = link.dataset;
		// A new tab has its own storage; in this one the words would turn up in another enquiry.
		if (!subject || ctrlKey || metaKey || shiftKey) return;
		try {
			// As in storage.ts: importing it would take the script of every post over its 2,000 bytes.
			sessionStorage.setItem("enquiry-subject", subject);
		} catch {
			// Without storage the visitor arrives at an empty form.
		}
	});
}
