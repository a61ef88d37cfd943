/** A search as the comparison meets it: files to serve, and a page script that answers `search(words)`. */
export interface Candidate {
	name: string;
	/** Entries of the index. */
	entries: number;
	/** Milliseconds that making the index took. */
	buildTime: number;
	/** Files by address, as they are stored. */
	files: Map<string, Uint8Array>;
	/** Module text; it sets `window.search`, which gives the addresses found, best first. */
	script: string;
}
