import { vi } from "vitest";

/** Stands for a browser whose storage is full, or that forbids it to pages, until mocks are restored. */
export function closeStorage(...methods: ("setItem" | "getItem" | "removeItem")[]) {
	for (const method of methods)
		vi.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("forbidden", "SecurityError");
		});
}
