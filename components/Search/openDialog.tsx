import { createRoot, type Root } from "react-dom/client";
import { SearchDialog } from "./SearchDialog.tsx";

let root: Root | undefined;
let opened = 0;

/** Opens search over the page; its first opening puts it at the end of the page. */
export function openDialog(): void {
	if (!root) {
		const host = document.createElement("div");
		document.body.append(host);
		root = createRoot(host);
	}
	opened += 1;
	root.render(<SearchDialog opened={opened} />);
}
