import { startSession } from "../../netlify/inbox/session.ts";
import { type Job, UserError } from "./access.ts";

/** Has a site send the owner a mail, as the inbox's button does, and says what came of it. */
export async function testMail({ access, word = "" }: Job) {
	const { origin } = URL.parse(word) ?? {};
	if (!origin) throw new UserError("Say which site: test-mail https://www.example.com --site");
	// Who may open the store may open the inbox.
	const [cookie = ""] = (await startSession(access.open("access"))).split(";");
	const response = await fetch(`${origin}/inbox/test-mail`, {
		method: "POST",
		headers: { cookie, origin, "content-type": "application/x-www-form-urlencoded" },
		redirect: "manual",
	});
	if (response.status === 303) return console.log("A test mail is on its way: look in your mail.");
	const reason = /role="alert">([^<]*)/.exec(await response.text())?.[1];
	throw new UserError(reason ?? `The site answered ${response.status}.`);
}
