import { Fragment } from "react";

/** A name that may go to the next line after a slash: "Zip Screens/Awnings" is wider than a small card. */
export function Breakable({ name }: { name: string }) {
	return name.split(/(?<=\/)/).map((part, index) => (
		<Fragment key={part}>
			{index > 0 && <wbr />}
			{part}
		</Fragment>
	));
}
