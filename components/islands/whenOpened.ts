/** Acts at once, or when the visitor comes to a page that the browser has prerendered: until then nobody sees it. */
export function whenOpened(act: () => void) {
	if (!(document as { prerendering?: boolean }).prerendering) act();
	else document.addEventListener("prerenderingchange", act, { once: true });
}
