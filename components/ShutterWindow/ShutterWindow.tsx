/** A shutter to close, tilt and open; the room warms with it. Radios and CSS, no script. */
export function ShutterWindow({ name }: { name: string }) {
	return (
		<div className="window">
			<div className="room">
				<div className="frame">
					<View />
					<div className="blades" />
				</div>
			</div>
			<fieldset>
				<legend className="vh">Turn the blades</legend>
				{/* Safari gives a legend that is seen a line of its own. */}
				<span aria-hidden="true">Turn the blades</span>
				<div className="choices segments">
					{["Closed", "Tilted", "Open"].map((label) => (
						<label key={label}>
							<input
								type="radio"
								name={name}
								value={label.toLowerCase()}
								defaultChecked={label === "Tilted"}
							/>
							{label}
						</label>
					))}
				</div>
			</fieldset>
		</div>
	);
}

function View() {
	return (
		<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<rect width="400" height="300" fill="#cfe3ea" />
			<rect y="90" width="400" height="70" fill="#f7ecd0" opacity=".75" />
			<rect y="150" width="400" height="160" fill="#5fa0ab" />
			<path d="M0 172h400M0 190h400M0 212h400" stroke="#bcd9dc" strokeWidth="2" opacity=".7" />
			<path d="M0 48c40 4 66 20 92 44 30 24 60 34 98 42 24 6 46 10 64 20H0z" fill="#3d5f56" />
			<path d="M0 86c34 2 58 16 84 34 30 18 58 24 84 36H0z" fill="#24453f" />
			<path d="M0 232c70-20 150-22 240-8s130 20 160 16v60H0z" fill="#e3cf9d" />
			<path d="M0 252c80-14 170-10 400 18v30H0z" fill="#6f8b4a" />
		</svg>
	);
}
