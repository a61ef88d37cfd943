import * as Toast from "@radix-ui/react-toast";
import circleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import circleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import x from "lucide/dist/esm/icons/x.mjs";
import { createRoot, type Root } from "react-dom/client";
import { Drawing } from "../Icon/Drawing.tsx";

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

/** Milliseconds a toast stays in sight. */
const duration = 5000;
/** Milliseconds after which the record of a dismissed toast is dropped. */
const removalDelay = 1_000_000;

let records: readonly ToastRecord[] = [];
let nextId = 1;
let root: Root | undefined;

/** Every toast not yet dropped, the newest last; at most one is open. */
export function getToasts(): readonly ToastRecord[] {
	return records;
}

/** Opens a toast in the notification region, which the first one puts at the end of the page. */
export function openToast(message: ToastMessage): void {
	for (const { id: older, open } of records) if (open) closeToast(older);
	update([...records, { ...message, id: nextId++, open: true }]);
}

function update(next: readonly ToastRecord[]) {
	records = next;
	root ??= createRoot(document.body.appendChild(document.createElement("div")));
	root.render(<Toaster />);
}

/** Hides a toast at once; its record goes later. */
function closeToast(id: number) {
	update(records.map((record) => (record.id === id ? { ...record, open: false } : record)));
	setTimeout(() => update(records.filter((record) => record.id !== id)), removalDelay);
}

/**
 * The notification region: F8 moves the focus here, a swipe to the right over 50 px dismisses.
 * Each toast gets its own provider: one whose toast was dismissed under the pointer stays paused and would
 * never close the next toast.
 */
function Toaster() {
	const toast = records.find(({ open }) => open);
	return (
		<Toast.Provider
			key={records.at(-1)?.id}
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
					<Drawing shapes={toast.bad ? circleAlert : circleCheck} />
					<Toast.Title asChild>
						<b>{toast.title}</b>
					</Toast.Title>
					<Toast.Description asChild>
						<p>{toast.text}</p>
					</Toast.Description>
					<Toast.Close aria-label="Dismiss">
						<Drawing shapes={x} />
					</Toast.Close>
				</Toast.Root>
			)}
			<Toast.Viewport hotkey={["F8"]} label="Notifications ({hotkey})" />
		</Toast.Provider>
	);
}
