import { storesOf, waitFor } from "../enquiries/blobs.ts";
import { isEnquiryId } from "../enquiries/identity.ts";
import { answerHeaders, checkMethod, Refusal, readForm } from "../requests/requests.ts";
import { type DeployContext, report } from "../site.ts";
import { answerEnquiry, answerFile } from "./enquiry.tsx";
import { answerCsv, answerList } from "./list.tsx";
import { type Answer, type Call, missing, renderPage } from "./page.tsx";
import { answerReaders, answerReadersCsv } from "./readers.tsx";
import { endSessions, hasSession } from "./session.ts";
import { answerSignIn, SignIn } from "./signIn.tsx";

/** Nothing of it is kept by a cache or found by a search engine, and no other site learns its addresses. */
const headers = {
	...answerHeaders,
	"X-Robots-Tag": "noindex",
	// With "no-referrer" a browser would hide the origin of our own forms too.
	"Referrer-Policy": "same-origin",
	"Content-Type": "text/html; charset=utf-8",
};

/** Milliseconds: a mail may take 15 s after the store has answered; the host's local runtime stops a function at 30 s. */
const longestAnswer = 25_000;

export async function answerInbox(request: Request, context: DeployContext): Promise<Response> {
	const answer = await waitFor(route(request, context), longestAnswer).catch(refuse);
	const all = { ...headers, ...answer.headers };
	if (answer.to)
		return new Response(null, { status: 303, headers: { ...all, Location: answer.to } });
	const body = answer.body ?? (await renderPage(answer, request.url));
	return new Response(body, { status: answer.status, headers: all });
}

const answers = new Map<string, (call: Call) => Promise<Answer>>([
	["", answerList],
	["enquiries.csv", answerCsv],
	["readers", answerReaders],
	["readers.csv", answerReadersCsv],
	["sign-out", signOut],
]);

async function route(request: Request, context: DeployContext): Promise<Answer> {
	checkMethod(request, "GET", "HEAD", "POST");
	const url = new URL(request.url);
	const sent = request.method === "POST" ? await readForm(request) : undefined;
	const call: Call = { request, url, sent, context, open: storesOf(context) };
	const path = url.pathname.replace(/^\/inbox\/?|\/$/g, "");
	if (path === "sign-in") return answerSignIn(call);
	if (!(await hasSession(request, call.open("access")))) return askToSignIn(call);
	const answer = answers.get(path);
	if (answer) return answer(call);
	const [id = "", file, ...rest] = path.split("/");
	if (rest.length || !isEnquiryId(id)) throw missing();
	return file ? answerFile(call, id, file) : answerEnquiry(call, id);
}

/** Without a session every address answers alike, whether or not there is such an enquiry. */
function askToSignIn({ sent, url, context }: Call): Answer {
	const note = sent?.get("note");
	const copy = note ? " Your note is below: copy it before you sign in." : "";
	const alert = sent && `Nothing was changed: this browser is signed out.${copy}`;
	const content = (
		<>
			<SignIn to={url.pathname} context={context} alert={alert} />
			{note && <pre>{note}</pre>}
		</>
	);
	return { status: 403, content };
}

async function signOut({ sent, open }: Call): Promise<Answer> {
	if (!sent) return { to: "/inbox" };
	return { to: "/inbox", headers: { "Set-Cookie": await endSessions(open("access")) } };
}

function refuse(error: unknown): Answer {
	const isOurs = error instanceof Refusal;
	if (!isOurs) report("inbox failed", error);
	const late = new Refusal(503, "The store did not answer. Try again in a minute.");
	const { status, message, headers } = isOurs ? error : late;
	const content = (
		<>
			<h1>That did not work</h1>
			<p role="alert">{message}</p>
		</>
	);
	return { status, headers, content };
}
