/**
 * Runs the work of a process that loads Vike, then ends the process: with process.exitCode, or with 1 and the reason if
 * the work fails.
 */
export async function exitAfter(work: () => Promise<void>): Promise<never> {
	try {
		await work();
		process.exit();
	} catch (error) {
		console.error(error);
		// Vike installs an uncaughtException handler, with which an uncaught error would end the process with 0.
		process.exit(1);
	}
}
