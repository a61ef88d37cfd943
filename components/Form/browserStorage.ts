/** A text that this browser keeps; "" where there is none, or storage is forbidden. */
export function readStored(name: string): string {
	try {
		return localStorage.getItem(name) ?? "";
	} catch {
		return "";
	}
}

/** Keeps a text; "" is not kept. @returns false where storage is forbidden or full */
export function store(name: string, text: string): boolean {
	try {
		if (text) localStorage.setItem(name, text);
		else localStorage.removeItem(name);
		return true;
	} catch {
		return false;
	}
}

/** Whether this browser keeps texts; taking out none fails where storage is forbidden. */
export const canStore = () => store("", "");
