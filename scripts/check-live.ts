import { UserError } from "./enquiries/access.ts";
import { checkSettings, formChecks, sendEnquiry } from "./live/formChecks.ts";
import { checkSecure, isLocal, listPageChecks, runCheck } from "./live/pageChecks.ts";

/** Runs every check and prints a table. @returns the exit code */
export async function checkLive(address = ""): Promise<number> {
	const { origin, protocol } = URL.parse(address) ?? {};
	if (!origin || !(protocol === "https:" || (protocol === "http:" && isLocal(origin)))) {
		console.error("Say which site: npm run check:live -- https://www.example.com");
		return 1;
	}
	let faults = 0;
	const print = async (name: string, checked: Promise<string | undefined>) => {
		const fault = await checked.catch((error: Error) =>
			error instanceof UserError ? error.message : `no answer: ${error.message}`,
		);
		if (fault) faults++;
		console.log(`${fault ? "✗" : "✓"} ${name.padEnd(56)} ${fault?.slice(0, 200) ?? ""}`.trimEnd());
	};
	for (const check of [...(await listPageChecks(origin)), ...formChecks])
		await print(check.name, runCheck(origin, check));
	await print("HTTP leads to HTTPS", checkSecure(origin));
	await print("what is set for mail and webhook can be used", checkSettings(origin));
	await print("an enquiry is stored, and deleted again", sendEnquiry(origin));
	console.log(faults ? `\n${faults} not as they should be.` : "\nAll as it should be.");
	return faults ? 1 : 0;
}

if (import.meta.main) process.exitCode = await checkLive(process.argv[2]);
