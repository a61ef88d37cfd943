import type { ToastMessage } from "./Toaster.tsx";

const loadToaster = () => import("./Toaster.tsx");

/** Shows a toast; one that is open gives way to it. If its code cannot be fetched, the form's own notice still says it. */
export function showToast(message: ToastMessage): void {
	loadToaster()
		.then(({ openToast }) => openToast(message))
		.catch(() => undefined);
}

/** Fetches the code that shows toasts, so that it is there when the connection is not. */
export function preloadToaster(): void {
	loadToaster().catch(() => undefined);
}
