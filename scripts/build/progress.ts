import { Listr, type ListrTask, PRESET_TIMER } from "listr2";

/** Says how far a step is. */
export type Report = (done: number, total: number) => void;

/**
 * Runs one step of a command and shows what it makes, how much is left and how long it took: on a terminal with a bar
 * that moves, in a log with a line for each tenth.
 * @param make may return what it made, such as "104 cards"
 */
export async function step(title: string, make: (report: Report) => unknown): Promise<void> {
	const show = { timer: PRESET_TIMER, showErrorMessage: false };
	let failure: unknown;
	const task: ListrTask["task"] = async (_context, line) => {
		try {
			const made = await make(reportTo((text) => (line.output = text)));
			if (typeof made === "string") line.title = `${title}: ${made}`;
		} catch (error) {
			failure = error;
			// Whoever runs the step prints the error.
			throw new Error("see below");
		}
	};
	const options = { rendererOptions: show, fallbackRendererOptions: show };
	await new Listr([{ title, task }], options).run().catch(() => {
		throw failure;
	});
}

function reportTo(print: (line: string) => void): Report {
	const start = performance.now();
	let tenths = 0;
	return (done, total) => {
		const now = Math.floor((10 * done) / total);
		if (!process.stdout.isTTY && now === tenths) return;
		tenths = now;
		const left = ((performance.now() - start) / 1000 / done) * (total - done);
		const bar = "■".repeat(2 * now).padEnd(20, "□");
		print(`${bar} ${done} of ${total}, ${Math.ceil(left)} s left`);
	};
}
