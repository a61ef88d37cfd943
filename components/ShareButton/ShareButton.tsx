interface Props {
	/** What is shared, as in "Share this post". */
	what: string;
	/** Whether the address says what the visitor has chosen on the page (Chooser/choices.ts). */
	withChoices?: boolean;
}

/** Shares the page; share.mount.ts decides how and shows the button, so there is none without script. */
export function ShareButton({ what, withChoices = false }: Props) {
	return (
		<p
			className="share"
			data-mount="share"
			data-when="visible"
			data-choices={withChoices ? "" : undefined}
		>
			<button className="btn line sm" type="button" hidden>
				Share this {what}
			</button>
			<span role="status" />
		</p>
	);
}
