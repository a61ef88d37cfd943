/** Nothing is prerendered: the page is for writers alone. */
export function onBeforePrerenderStart(): string[] {
	return [];
}
