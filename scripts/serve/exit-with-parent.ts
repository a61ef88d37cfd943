/** Ends this process when the one that `npm start` or `npm run dev` runs in is gone, however it ended. */
const parentId = Number(process.env.SITE_PARENT_PID);
/** Milliseconds between two looks. */
const interval = 500;

if (parentId) setInterval(look, interval).unref();

function look() {
	try {
		process.kill(parentId, 0);
	} catch {
		process.exit();
	}
}

export {};
