/** Where this browser keeps its recent searches. */
const storageKey = "recent-searches";
const version = 1;
const most = 6;

/** Recent searches, the latest first; none where the browser stores nothing. */
export function readRecent(): string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
		return isKept(kept) ? kept.queries.slice(0, most) : [];
	} catch {
		return [];
	}
}

/** Puts a search first. */
export function addRecent(query: string): void {
	const wanted = query.trim().replace(/\s+/g, " ").slice(0, 80);
	if (!wanted) return;
	const others = readRecent().filter((other) => other.toLowerCase() !== wanted.toLowerCase());
	const queries = [wanted, ...others].slice(0, most);
	attempt(() => localStorage.setItem(storageKey, JSON.stringify({ version, queries })));
}

/** Forgets every recent search. */
export function clearRecent(): void {
	attempt(() => localStorage.removeItem(storageKey));
}

interface Kept {
	version: typeof version;
	queries: string[];
}

function isKept(kept: unknown): kept is Kept {
	if (typeof kept !== "object" || kept === null) return false;
	const { version: own, queries } = kept as Partial<Kept>;
	return (
		own === version && Array.isArray(queries) && queries.every((query) => typeof query === "string")
	);
}

/** Browsers may forbid storage or have none left; then searches are not kept. */
function attempt(work: () => void): void {
	try {
		work();
	} catch {
		// nothing is kept
	}
}
