interface Props {
	title: string;
	text: string;
}

/** The screen for a page that does not exist: closed shutters, with light only in the gaps. */
export function NotFound({ title, text }: Props) {
	return (
		<section className="dark-room on-ink">
			<div className="wrap">
				<h1>{title}</h1>
				<p className="lead mt">{text}</p>
				<p className="acts mt">
					<a className="btn" href="/">
						Return to homepage
					</a>
					<a className="btn line" href="/contact">
						Contact Us
					</a>
				</p>
			</div>
		</section>
	);
}
