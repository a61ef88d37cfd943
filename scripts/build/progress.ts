import { clearLine, cursorTo } from "node:readline";

/** Says how far a step is. */
export type Report = (done: number, total: number) => void;

/**
 * Runs one step of a command and prints what it made and how long it took. On a terminal its line counts on meanwhile, in
 * a log there is a line for each tenth.
 * @param make may return what it made, such as "104 cards"
 */
export async function step(title: string, make: (report: Report) => unknown): Promise<void> {
	const start = performance.now();
	const { stdout } = process;
	let tenths = 0;
	const rewind = () => stdout.isTTY && clearLine(stdout, 0) && cursorTo(stdout, 0);
	const made = await make((done, total) => {
		const now = Math.floor((10 * done) / total);
		if (!stdout.isTTY && now === tenths) return;
		tenths = now;
		const left = Math.ceil(((performance.now() - start) / 1000 / done) * (total - done));
		rewind();
		stdout.write(`${title}: ${done} of ${total}, ${left} s left${stdout.isTTY ? "" : "\n"}`);
	});
	rewind();
	const what = typeof made === "string" ? `${title}: ${made}` : title;
	console.log(`${what}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
