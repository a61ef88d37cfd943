/** A short notice at the edge of the window. */
export interface ToastMessage {
	title: string;
	text: string;
	/** Destructive: red, and announced at once. */
	bad?: boolean;
}

/** Milliseconds a toast stays in sight (STA-17). */
export const duration = 5000;
/** Milliseconds after which the record of a dismissed toast is dropped (STA-18). */
const removalDelay = 1_000_000;

export interface ToastRecord extends ToastMessage {
	id: number;
	open: boolean;
}

let records: readonly ToastRecord[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Every toast not yet dropped, the newest last; at most one is open (STA-16). */
export function getToasts(): readonly ToastRecord[] {
	return records;
}

/**
 * Calls the listener whenever a toast appears, closes or is dropped.
 * @returns a function that ends that
 */
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
		.then(({ mountToaster }) => mountToaster())
		.catch(() => undefined);
}

const loadToaster = () => import("./mountToaster.tsx");

/** Fetches the code that shows toasts, so that it is there when the connection is not. */
export function preloadToaster(): void {
	loadToaster().catch(() => undefined);
}

/** Hides a toast at once; its record goes later. */
export function closeToast(id: number) {
	update(records.map((record) => (record.id === id ? { ...record, open: false } : record)));
	setTimeout(() => update(records.filter((record) => record.id !== id)), removalDelay);
}
