import { type MouseEvent, useState } from "react";
import { listAddress, listPage } from "./listAddress.ts";
import { addWindows, type WindowHint } from "./windowList.ts";

interface Props {
	window: WindowHint;
	/** The product, where the page has several. */
	of?: string;
	/** Whether something is wrong with it, which then shows. */
	refuse?: () => boolean;
}

/** Puts a window on the list; until its script has come it is a link to the list that takes the window along. */
export function AddWindow({ window, of, refuse }: Props) {
	const [said, say] = useState("");
	function add(event: MouseEvent) {
		event.preventDefault();
		say(refuse?.() ? "" : addWindows([window]));
	}
	return (
		<>
			<AddLink window={window} of={of} onClick={add} />
			<span role="status" className="note">
				{said}{" "}
				{said && (
					<a className="more" href={listPage}>
						See your windows
					</a>
				)}
			</span>
		</>
	);
}

/** The same for pages without script of their own. */
export function AddLink({
	window,
	of,
	onClick,
}: Omit<Props, "refuse"> & { onClick?: (event: MouseEvent) => void }) {
	return (
		<a className="btn line" href={listAddress("add", { windows: [window] })} onClick={onClick}>
			Add to your windows{of && <span className="vh"> with {of}</span>}
		</a>
	);
}
