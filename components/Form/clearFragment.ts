/** Takes out of the address what a link carried in its fragment, once it is dealt with: a reload does not bring it again. */
export function clearFragment(): void {
	history.replaceState(history.state, "", location.pathname + location.search);
}
