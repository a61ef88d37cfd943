/** Six slats whose ends trace the escarpment down to the sea, one of them lit. */
function Logo() {
	return (
		<svg viewBox="0 0 40 40" aria-hidden="true" className="mark">
			<path
				fill="currentColor"
				d="M0 0.6H12L12.7 4.4H0zM0 7.6H13.7L15.3 11.4H0zM0 14.6H17L19.5 18.4H0zM0 28.6H27.8L31.6 32.4H0zM0 35.6H35L39.3 39.4H0z"
			/>
			<path className="lit" d="M0 21.6H21.8L24.9 25.4H0z" />
		</svg>
	);
}

/** The logo with the trading name, linking home. */
export function Brand({ brand, tagline }: { brand: string; tagline?: string }) {
	return (
		<a className="brand" href="/">
			<Logo />
			<span>
				<b>{brand}</b>
				{tagline && <small>{tagline}</small>}
			</span>
		</a>
	);
}
