import { nameContext } from "../enquiries/blobs.ts";
import { isEnquiryId } from "../enquiries/identity.ts";
import { escapeHtml, htmlPage, sendMail } from "../enquiries/mail.ts";
import { explain, findFaults } from "../enquiries/mailFaults.ts";
import { Refusal } from "../requests/answer.ts";
import { originOf } from "../requests/origin.ts";
import { readSiteDetails } from "../siteDetails.ts";
import type { Answer, Call } from "./call.tsx";
import { Post, Time } from "./page.tsx";
import { makeLink, startSession, takeLink } from "./session.ts";

const path = "/inbox/sign-in";

/** What keeps a link from being sent. */
function findBars(context: Call["context"]): string[] {
	return findFaults(context).filter((fault) => !fault.startsWith("ENQUIRY_WEBHOOK"));
}

/** Whether this is `npm start` or `npm run dev` without a mail server. */
function isPrinted(context: Call["context"]): boolean {
	return nameContext(context) === "local" && !process.env.SMTP_URL;
}

/** One button, or what has to be set for it. */
export function SignIn({ to, context }: { to: string; context: Call["context"] }) {
	const faults = findFaults(context).map((fault) => (
		<p key={fault} className="fault">
			{fault}
		</p>
	));
	if (findBars(context).length)
		return (
			<>
				<h1>Not set up yet</h1>
				{faults}
			</>
		);
	return (
		<>
			<h1>Sign in</h1>
			<p>
				There is no password. A link{" "}
				{isPrinted(context)
					? "is printed in the terminal."
					: "goes to the address that enquiries are sent to."}
			</p>
			<Post to={path} values={{ to }} label="Send me a link" className="btn" />
			{faults}
		</>
	);
}

/** Sends a link, shows the button that it leads to, and signs in who presses that. */
export async function answerSignIn(call: Call): Promise<Answer> {
	const { url, sent, open } = call;
	const to = readTarget((sent ?? url.searchParams).get("to"));
	const link = (sent ?? url.searchParams).get("link") ?? "";
	if (!sent && !link) return { content: <SignIn to={to} context={call.context} /> };
	if (!link) return sendLink(call, to);
	// Programs that look for harmful links open every one; none presses a button.
	if (!sent) return { content: <Open to={to} link={link} /> };
	if (await takeLink(open("access"), link))
		return { to, headers: { "Set-Cookie": await startSession(open("access")) } };
	return {
		status: 410,
		content: (
			<>
				<p role="alert">This link no longer works. It does for 15 minutes, and once.</p>
				<SignIn to={to} context={call.context} />
			</>
		),
	};
}

function Open({ to, link }: { to: string; link: string }) {
	return (
		<>
			<h1>Sign in</h1>
			<p>This browser stays signed in for 30 days.</p>
			<Post to={path} values={{ to, link }} label="Open the inbox" className="btn" />
		</>
	);
}

/** Where signing in leads to: the inbox or one enquiry, never elsewhere. */
function readTarget(to: string | null): string {
	const id = /^\/inbox\/([^/]+)$/.exec(to ?? "")?.[1] ?? "";
	return to === "/inbox/readers" || isEnquiryId(id) ? String(to) : "/inbox";
}

async function sendLink({ request, context, open }: Call, to: string): Promise<Answer> {
	if (findBars(context).length)
		return { status: 503, content: <SignIn to={to} context={context} /> };
	const { link, drop, sentAt } = await makeLink(open("access"));
	if (!link)
		return { status: 429, content: <Sent sentAt={sentAt} isPrinted={isPrinted(context)} /> };
	const address = `${originOf(request, context)}${path}?${new URLSearchParams({ link, to })}`;
	if (nameContext(context) === "local") console.log(`\n  The link to the inbox: ${address}\n`);
	try {
		if (!isPrinted(context)) await sendMail(await writeLink(address));
	} catch (error) {
		await drop();
		const { message } = error as Error;
		console.warn(JSON.stringify({ event: "link not sent", cause: message }));
		throw new Refusal(502, `No link was sent: ${explain(message)}.`);
	}
	return { content: <Sent isPrinted={isPrinted(context)} /> };
}

function Sent({ sentAt, isPrinted }: { sentAt?: number; isPrinted?: boolean }) {
	return (
		<>
			<h1>{isPrinted ? "The link is in the terminal" : "Look in your mail"}</h1>
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

async function writeLink(address: string) {
	const { brand } = await readSiteDetails();
	const lead = "This opens the inbox. It works for 15 minutes, and once:";
	const other = "If you did not ask for it, do nothing.";
	const link = escapeHtml(address);
	return {
		to: process.env.ENQUIRY_EMAIL_TO ?? "",
		subject: `Sign in to the inbox of ${brand}`,
		text: `${lead}\n\n${address}\n\n${other}\n`,
		html: htmlPage(`<p>${lead}</p><p><a href="${link}">${link}</a></p><p>${other}</p>`),
	};
}
