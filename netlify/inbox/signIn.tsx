import { isEnquiryId } from "../enquiries/identity.ts";
import {
	explain,
	findFaults,
	findMailFaults,
	sendMail,
	writeParagraphs,
} from "../enquiries/mail.ts";
import { Refusal } from "../requests/requests.ts";
import { type DeployContext, nameContext, originOf, readSiteDetails, report } from "../site.ts";
import { type Answer, type Call, Post, Time } from "./page.tsx";
import { makeLink, startSession, takeLink } from "./session.ts";

const path = "/inbox/sign-in";

/** Whether this is `npm start` or `npm run dev` without a mail server. */
function isPrinted(context: DeployContext): boolean {
	return nameContext(context) === "local" && !process.env.SMTP_URL;
}

/** One button, or what has to be set for it. */
export function SignIn({ to, context }: { to: string; context: DeployContext }) {
	const isReady = findMailFaults(context).length === 0;
	const place = isPrinted(context)
		? "is printed in the terminal."
		: "goes to the address that enquiries are sent to.";
	return (
		<>
			<h1>{isReady ? "Sign in" : "Not set up yet"}</h1>
			{isReady && (
				<>
					<p>There is no password. A link {place}</p>
					<Post to={path} values={{ to }} label="Send me a link" className="btn" />
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
	const { url, sent, open, context } = call;
	const given = sent ?? url.searchParams;
	const to = readTarget(given.get("to") ?? "");
	const link = given.get("link");
	const ask = <SignIn to={to} context={context} />;
	if (!link) return sent ? sendLink(call, to) : { content: ask };
	// Programs that look for harmful links open every one; none presses a button.
	if (!sent) {
		const content = (
			<>
				<h1>Sign in</h1>
				<p>This browser stays signed in for 30 days.</p>
				<Post to={path} values={{ to, link }} label="Open the inbox" className="btn" />
			</>
		);
		return { content };
	}
	if (await takeLink(open("access"), link))
		return { to, headers: { "Set-Cookie": await startSession(open("access")) } };
	const content = (
		<>
			<p role="alert">This link no longer works. It does for 15 minutes, and once.</p>
			{ask}
		</>
	);
	return { status: 410, content };
}

/** Where signing in leads to: the inbox or one enquiry, never elsewhere. */
function readTarget(to: string): string {
	const id = /^\/inbox\/([^/]+)$/.exec(to)?.[1] ?? "";
	return id === "readers" || isEnquiryId(id) ? to : "/inbox";
}

async function sendLink({ request, context, open }: Call, to: string): Promise<Answer> {
	if (findMailFaults(context).length)
		return { status: 503, content: <SignIn to={to} context={context} /> };
	const { link, drop, sentAt } = await makeLink(open("access"));
	const place = isPrinted(context) ? "The link is in the terminal" : "Look in your mail";
	if (!link) return { status: 429, content: <Sent place={place} sentAt={sentAt} /> };
	const address = `${originOf(request, context)}${path}?${new URLSearchParams({ link, to })}`;
	if (nameContext(context) === "local") console.log(`\n  The link to the inbox: ${address}\n`);
	try {
		const { brand } = await readSiteDetails();
		const words = writeParagraphs(
			"This opens the inbox. It works for 15 minutes, and once:",
			address,
			"If you did not ask for it, do nothing.",
		);
		if (!isPrinted(context))
			await sendMail({ subject: `Sign in to the inbox of ${brand}`, ...words });
	} catch (error) {
		await drop();
		report("link not sent", error);
		throw new Refusal(502, `No link was sent: ${explain((error as Error).message)}.`);
	}
	return { content: <Sent place={place} /> };
}

function Sent({ place, sentAt }: { place: string; sentAt?: number }) {
	return (
		<>
			<h1>{place}</h1>
			{sentAt && (
				<p>
					The last link was sent <Time iso={new Date(sentAt).toISOString()} />. The next can be sent
					five minutes after it.
				</p>
			)}
			<p>A link works for 15 minutes, and once.</p>
		</>
	);
}
