import { createRoot } from "react-dom/client";
import { Toaster } from "./Toaster.tsx";

let mounted = false;

/** Puts the notification region at the end of the page, once. */
export function mountToaster() {
	if (mounted) return;
	mounted = true;
	const host = document.createElement("div");
	document.body.append(host);
	createRoot(host).render(<Toaster />);
}
