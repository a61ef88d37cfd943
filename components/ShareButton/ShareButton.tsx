/**
 * Shares the page; behaviours/share.ts decides how and shows the button, so there is none without script.
 * @param what as in "Share this post"
 */
export function ShareButton({ what }: { what: string }) {
	return (
		<p className="share" id="share">
			<button className="btn line sm" type="button" hidden>
				Share this {what}
			</button>
			<span role="status" />
		</p>
	);
}
