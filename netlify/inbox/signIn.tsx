import { explain, sendMail, writeParagraphs } from "../enquiries/mail.ts";
import { findFaults, findMailFaults } from "../enquiries/settings.ts";
import { Refusal } from "../requests/requests.ts";
import { type DeployContext, nameContext, originOf, readSiteDetails, report } from "../site.ts";
import { type Answer, type Call, Post } from "./page.tsx";
import { hasSession, makeLink, startSession, takeLink } from "./session.ts";

const path = "/inbox/sign-in";

/** Whether this is `npm start` or `npm run dev` without a mail server. */
function isPrinted(context: DeployContext): boolean {
	return nameContext(context) === "local" && !process.env.SMTP_URL;
}

interface SignInProps {
	to: string;
	context: DeployContext;
	alert?: string;
}

/** One button, or what has to be set for it. */
export function SignIn({ to, context, alert }: SignInProps) {
	const isReady = findMailFaults(context).length === 0;
	const place = isPrinted(context) ? "in the terminal" : "at the address that enquiries go to";
	return (
		<>
			{alert && <p role="alert">{alert}</p>}
			<h1>{isReady ? "Sign in" : "Not set up yet"}</h1>
			{isReady && (
				<>
					<p>There is no password. A link arrives {place}.</p>
					<Post action={path} values={{ to }} label="Send me a link" look="btn" />
				</>
			)}
			{findFaults(context).map((fault) => (
				<p key={fault}>{fault}</p>
			))}
		</>
	);
}

/** Sends a link, shows the button that it leads to, and signs in who presses that. */
export async function answerSignIn(call: Call): Promise<Answer> {
	const { request, url, sent, open, context } = call;
	const given = sent ?? url.searchParams;
	const asked = given.get("to") ?? "";
	// Never elsewhere.
	const to = /^\/inbox\/[\w-]+$/.test(asked) ? asked : "/inbox";
	const link = given.get("link");
	if (!link) return sent ? sendLink(call, to) : { content: <SignIn to={to} context={context} /> };
	// Programs that look for harmful links open every one; none presses a button.
	if (!sent) {
		const content = (
			<>
				<h1>Sign in</h1>
				<p>This browser stays signed in for 30 days.</p>
				<Post action={path} values={{ to, link }} label="Open the inbox" look="btn" />
			</>
		);
		return { content };
	}
	const store = open("access");
	if (await takeLink(store, link))
		return { to, headers: { "Set-Cookie": await startSession(store) } };
	// An old link in the mail is pressed again by somebody who is still in.
	if (await hasSession(request, store)) return { to };
	const alert = "This link no longer works. It does for 15 minutes, and once.";
	return { status: 410, content: <SignIn to={to} context={context} alert={alert} /> };
}

async function sendLink({ context, open }: Call, to: string): Promise<Answer> {
	const made = await makeLink(open("access"));
	const early = "A link was sent within the last five minutes; the next can be sent after that.";
	if (!made) throw new Refusal(429, early);
	const query = new URLSearchParams({ link: made.link, to });
	const address = `${originOf(context)}${path}?${query}`;
	if (nameContext(context) === "local") console.log(`\n  The link to the inbox: ${address}\n`);
	if (!isPrinted(context))
		await mailLink(address).catch(async (error) => {
			report("link not mailed", error);
			await made.drop();
			throw new Refusal(502, `No mail was sent: ${explain(error.message)}.`);
		});
	const content = (
		<>
			<h1>{isPrinted(context) ? "The link is in the terminal" : "Look in your mail"}</h1>
			<p>A link works for 15 minutes, and once.</p>
		</>
	);
	return { content };
}

async function mailLink(address: string): Promise<void> {
	const { brand } = await readSiteDetails();
	await sendMail({
		subject: `Sign in to the inbox of ${brand}`,
		...writeParagraphs(
			"This opens the inbox. It works for 15 minutes, and once:",
			address,
			"If you did not ask for it, do nothing.",
		),
	});
}
