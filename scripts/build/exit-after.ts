/** Does the work of a process that has Vike in it, and ends it: with 1 and the reason when the work fails. */
export async function exitAfter(work: () => Promise<void>): Promise<never> {
	try {
		await work();
		process.exit();
	} catch (error) {
		console.error(error);
		// Vike installs an uncaughtException handler; thrown to it, an error would end the process with 0.
		process.exit(1);
	}
}
