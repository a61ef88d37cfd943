let listening = false;

/** Opens search from its buttons and with the `/` key. What search needs is fetched only then. */
export function mount(form: HTMLFormElement) {
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		void open();
	});
	form.querySelector("button")?.setAttribute("aria-keyshortcuts", "/");
	if (listening) return;
	listening = true;
	document.addEventListener("keydown", (event) => {
		const { key, ctrlKey, metaKey, altKey, target } = event;
		if (key !== "/" || ctrlKey || metaKey || altKey || isTyping(target as HTMLElement)) return;
		event.preventDefault();
		void open();
	});
}

/** On the search page its own field is the search; where the code does not come, that page is. */
async function open() {
	const field = document.querySelector<HTMLInputElement>("main search input");
	if (field) {
		for (const menu of document.querySelectorAll<HTMLElement>(":popover-open")) menu.hidePopover();
		field.focus();
		return;
	}
	try {
		(await import("../Search/dialog.ts")).openSearch();
	} catch {
		location.href = "/search";
	}
}

function isTyping(target: HTMLElement): boolean {
	return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
