/** Opens search from its buttons and with the `/` key. Its code is fetched only then. */
export function mount(form: HTMLFormElement) {
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		open();
	});
	form.querySelector("button")?.setAttribute("aria-keyshortcuts", "/");
	// Once, however many buttons there are: the same function is added only once.
	document.addEventListener("keydown", openBySlash);
}

function openBySlash(event: KeyboardEvent) {
	const { key, ctrlKey, metaKey, altKey, target } = event;
	if (key !== "/" || ctrlKey || metaKey || altKey || isTyping(target as HTMLElement)) return;
	event.preventDefault();
	open();
}

/** On the search page, focuses its own field; goes to that page if the dialog's code cannot be loaded. */
function open() {
	const field = document.querySelector<HTMLInputElement>("[data-mount=search-page] input");
	if (field) {
		for (const menu of document.querySelectorAll<HTMLElement>(":popover-open")) menu.hidePopover();
		field.focus();
		return;
	}
	import("../Search/dialog.ts")
		.then((dialog) => dialog.openSearch())
		.catch(() => {
			location.href = "/search";
		});
}

function isTyping(target: HTMLElement): boolean {
	return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
