/** This process ends when the process of `npm start` or `npm run dev` is gone, however that ended. */
const parentId = Number(process.env.SITE_PARENT_PID);
/** Milliseconds between two checks. */
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
