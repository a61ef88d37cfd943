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

interface ToastRecord extends ToastMessage {
	id: number;
	open: boolean;
}

/** Milliseconds a toast stays in sight (STA-17). */
const duration = 5000;
/** Milliseconds after which the record of a dismissed toast is dropped (STA-18). */
const removalDelay = 1_000_000;

let records: readonly ToastRecord[] = [];
let nextId = 1;
let isMounted = false;
const listeners = new Set<() => void>();

/** Every toast not yet dropped, the newest last; at most one is open (STA-16). */
export function getToasts(): readonly ToastRecord[] {
	return records;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function update(next: readonly ToastRecord[]) {
	records = next;
	for (const listener of listeners) listener();
}

/** Opens a toast in the notification region, which the first one puts at the end of the page. */
export function openToast(message: ToastMessage): void {
	for (const { id: older, open } of records) if (open) closeToast(older);
	update([...records, { ...message, id: nextId++, open: true }]);
	if (isMounted) return;
	isMounted = true;
	const host = document.createElement("div");
	document.body.append(host);
	createRoot(host).render(<Toaster />);
}

/** Hides a toast at once; its record goes later. */
function closeToast(id: number) {
	update(records.map((record) => (record.id === id ? { ...record, open: false } : record)));
	setTimeout(() => update(records.filter((record) => record.id !== id)), removalDelay);
}

/**
 * The notification region: F8 moves the focus here, a swipe to the right over 50 px dismisses (STA-19, STA-20).
 * Each toast gets its own provider: one whose toast was dismissed under the pointer stays paused and would
 * never close the next toast.
 */
function Toaster() {
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
