/** Shares the page; share.mount.ts decides how and shows the button, so there is none without script. */
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
