/** Says how far a step is. */
export type Report = (done: number, total: number) => void;

/**
 * Runs one step of a command and says what it made and how long it took; meanwhile what is done and how much is left, on
 * a terminal in one line, in a log with a line for each tenth.
 * @param make may return what it made, such as "104 cards"
 */
export async function step(title: string, make: (report: Report) => unknown): Promise<void> {
	const start = performance.now();
	const seconds = () => (performance.now() - start) / 1000;
	const { isTTY } = process.stdout;
	// On a terminal a line is written over by the next.
	const show = (line: string, end = isTTY ? "" : "\n") =>
		process.stdout.write(`${isTTY ? "\r\x1b[K" : ""}${line}${end}`);
	let tenths = 0;
	const report: Report = (done, total) => {
		const now = Math.floor((10 * done) / total);
		if (!isTTY && now === tenths) return;
		tenths = now;
		const left = (seconds() / done) * (total - done);
		show(`${title}: ${done} of ${total}, ${Math.ceil(left)} s left`);
	};
	if (isTTY) show(title);
	try {
		const made = await make(report);
		const what = typeof made === "string" ? `: ${made}` : "";
		show(`${title}${what} (${seconds().toFixed(1)} s)`, "\n");
	} catch (error) {
		// Whoever runs the step prints the error.
		show(`${title}: failed`, "\n");
		throw error;
	}
}
