/** Says how far a step is. */
export type Report = (done: number, total: number) => void;

/**
 * Runs one step of a command and prints what it makes, how much is left and how long it took: on a terminal with a bar that
 * moves, in a log with a line for each tenth.
 * @param make may return what it made, such as "104 cards"
 */
export async function step(title: string, make: (report: Report) => unknown): Promise<void> {
	const { isTTY } = process.stdout;
	const start = performance.now();
	const seconds = () => (performance.now() - start) / 1000;
	const print = (line: string, isLast = false) =>
		process.stdout.write(isTTY ? `\r\u001b[K${line}${isLast ? "\n" : ""}` : `${line}\n`);
	let tenths = 0;
	const report: Report = (done, total) => {
		const now = Math.floor((10 * done) / total);
		if (!isTTY && now === tenths) return;
		tenths = now;
		const left = Math.ceil((seconds() / done) * (total - done));
		const bar = "■".repeat(2 * now).padEnd(20, "□");
		print(`${title} ${bar} ${done} of ${total}, ${left} s left`);
	};
	if (isTTY) print(title);
	try {
		const made = await make(report);
		const what = typeof made === "string" ? `: ${made}` : "";
		print(`${title}${what} (${seconds().toFixed(1)} s)`, true);
	} catch (error) {
		print(`${title}: stopped`, true);
		throw error;
	}
}
