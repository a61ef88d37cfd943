import { Listr, PRESET_TIMER } from "listr2";

/** Says how far a step is. */
export type Report = (done: number, total: number) => void;

/**
 * Runs one step of a command and shows what it makes, how much is left and how long it took: on a terminal with a bar
 * that moves, in a log with a line for each tenth.
 * @param make may return what it made, such as "104 cards"
 */
export async function step(title: string, make: (report: Report) => unknown): Promise<void> {
	const show = { timer: PRESET_TIMER, showErrorMessage: false };
	const run = new Listr(
		[
			{
				title,
				task: async (_context, task) => {
					const made = await make(reportTo((line) => (task.output = line)));
					if (typeof made === "string") task.title = `${title}: ${made}`;
				},
			},
		],
		{ rendererOptions: show, fallbackRendererOptions: show },
	);
	await run.run();
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
