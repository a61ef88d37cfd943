/** Shares the page; share.mount.ts decides how and shows it. Without script there is nothing to press. */
export function ShareButton() {
	return (
		<p className="share" data-mount="share" data-when="visible">
			<button className="btn line sm" type="button" hidden>
				Share this post
			</button>
			<span role="status" />
		</p>
	);
}
