import type { ToastMessage, ToastRecord } from "./Toaster.tsx";

/** Milliseconds after which the record of a dismissed toast is dropped (STA-18). */
const removalDelay = 1_000_000;

let records: readonly ToastRecord[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Every toast not yet dropped, the newest last; at most one is open (STA-16). */
export function getToasts(): readonly ToastRecord[] {
	return records;
}

export function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function update(next: readonly ToastRecord[]) {
	records = next;
	for (const listener of listeners) listener();
}

/** Shows a toast; one that is open gives way to it. */
export function showToast(message: ToastMessage): void {
	for (const { id: older, open } of records) if (open) closeToast(older);
	update([...records, { ...message, id: nextId++, open: true }]);
	// If the code cannot be fetched, the form's own notice still says it.
	loadToaster()
		.then(({ mountToaster }) => mountToaster({ getToasts, subscribe, closeToast }))
		.catch(() => undefined);
}

const loadToaster = () => import("./Toaster.tsx");

/** Fetches the code that shows toasts, so that it is there when the connection is not. */
export function preloadToaster(): void {
	loadToaster().catch(() => undefined);
}

/** Hides a toast at once; its record goes later. */
export function closeToast(id: number) {
	update(records.map((record) => (record.id === id ? { ...record, open: false } : record)));
	setTimeout(() => update(records.filter((record) => record.id !== id)), removalDelay);
}
