/** A search engine to compare: files to serve, and a page script that provides `search(words)`. */
export interface Candidate {
	name: string;
	/** Number of entries in the index. */
	entries: number;
	/** Milliseconds taken to build the index. */
	buildTime: number;
	/** Files by address, as they are stored. */
	files: Map<string, Uint8Array>;
	/** Module text; it sets `window.search`, which returns the addresses found, best first. */
	script: string;
}
