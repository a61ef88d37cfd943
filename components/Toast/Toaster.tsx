import * as Toast from "@radix-ui/react-toast";
import circleAlert from "lucide-static/dist/esm/icons/circle-alert.mjs";
import circleCheck from "lucide-static/dist/esm/icons/circle-check.mjs";
import x from "lucide-static/dist/esm/icons/x.mjs";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Drawing, shapesOf } from "../Icon/Drawing.tsx";

const shapes = { alert: shapesOf(circleAlert), check: shapesOf(circleCheck), x: shapesOf(x) };

/** A short notice at the edge of the window. */
export interface ToastMessage {
	title: string;
	text: string;
	/** Destructive: red, and announced at once. */
	bad?: boolean;
}

export interface ToastRecord extends ToastMessage {
	id: number;
	open: boolean;
}

/** The toasts of the page. */
interface ToastStore {
	/** Every toast not yet dropped, the newest last; at most one is open (STA-16). */
	getToasts: () => readonly ToastRecord[];
	/** Calls the listener whenever a toast appears, closes or is dropped, until the returned function is called. */
	subscribe: (listener: () => void) => () => void;
	closeToast: (id: number) => void;
}

/** Milliseconds a toast stays in sight (STA-17). */
const duration = 5000;
let mounted = false;

/** Puts the notification region at the end of the page, once. */
export function mountToaster(store: ToastStore) {
	if (mounted) return;
	mounted = true;
	const host = document.createElement("div");
	document.body.append(host);
	createRoot(host).render(<Toaster {...store} />);
}

/**
 * The notification region: F8 moves the focus here, a swipe to the right over 50 px dismisses (STA-19, STA-20).
 * Each toast gets its own provider: one whose toast was dismissed under the pointer stays paused and would
 * never close the next toast.
 */
export function Toaster({ getToasts, subscribe, closeToast }: ToastStore) {
	const toasts = useSyncExternalStore(subscribe, getToasts, getToasts);
	const toast = toasts.find(({ open }) => open);
	return (
		<Toast.Provider
			key={toasts.at(-1)?.id}
			duration={duration}
			swipeDirection="right"
			swipeThreshold={50}
			label="Notification"
		>
			{toast && (
				<Toast.Root
					className={toast.bad ? "toast bad" : "toast"}
					type={toast.bad ? "foreground" : "background"}
					onOpenChange={(open) => !open && closeToast(toast.id)}
				>
					<Drawing shapes={toast.bad ? shapes.alert : shapes.check} />
					<Toast.Title asChild>
						<b>{toast.title}</b>
					</Toast.Title>
					<Toast.Description asChild>
						<p>{toast.text}</p>
					</Toast.Description>
					<Toast.Close aria-label="Dismiss">
						<Drawing shapes={shapes.x} />
					</Toast.Close>
				</Toast.Root>
			)}
			<Toast.Viewport hotkey={["F8"]} label="Notifications ({hotkey})" />
		</Toast.Provider>
	);
}
