/**
 * An inline icon, hidden from screen readers: the words beside it say what it means. Islands use it with their
 * own shapes instead of Icon, which would send every drawing of the site to the browser.
 */
export function Drawing({ shapes }: { shapes: string }) {
	return (
		<svg
			className="icon"
			viewBox="0 0 24 24"
			aria-hidden="true"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawings come from the lucide package
			dangerouslySetInnerHTML={{ __html: shapes }}
		/>
	);
}
