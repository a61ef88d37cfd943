/** Acts at once, or, on a page that the browser has prerendered, when it is shown: until then nobody sees it. */
export function whenOpened(act: () => void) {
	if (!(document as { prerendering?: boolean }).prerendering) act();
	else document.addEventListener("prerenderingchange", act, { once: true });
}
