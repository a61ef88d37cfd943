/** A word with a hyphen in it, or the place after a slash. */
const seams = /([^\s/]+-[^\s/]+|(?<=\/))/;

/**
 * A heading that may go to the next line after a slash, as "Zip Screens/Awnings" is wider than a small card, but
 * not after a hyphen: "in-" and "home" stay together.
 */
export function Breakable({ name }: { name: string }) {
	return name.split(seams).map((part, index) => {
		if (index % 2 === 0) return part;
		return part ? (
			<span className="whole" key={part}>
				{part}
			</span>
		) : (
			<wbr key="slash" />
		);
	});
}
