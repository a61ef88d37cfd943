import { enquiryColumns, printCsv, readerColumns } from "../enquiries/csv.ts";
import { readRows } from "../enquiries/list.ts";
import { sendMail, writeTest } from "../enquiries/mail.ts";
import { explain, findFaults } from "../enquiries/mailFaults.ts";
import { deleteReader } from "../enquiries/retention.ts";
import { findUntold } from "../enquiries/untold.ts";
import { listReaders } from "../newsletter/readers.ts";
import { Refusal } from "../requests/answer.ts";
import type { Answer, Call } from "./call.tsx";
import { ListPage } from "./ListPage.tsx";
import { ReadersPage } from "./ReadersPage.tsx";
import { findRows, readView } from "./view.ts";

/** What the list says once something was done, by the word in its address. */
const done: Record<string, string> = {
	deleted: "It is deleted.",
	tested: "A test mail is on its way: look in your mail.",
};

/** The list of enquiries. */
export async function answerList({ url, context, open }: Call): Promise<Answer> {
	const [rows, untold] = await Promise.all([readRows(open), findUntold(open)]);
	return {
		title: "Inbox",
		at: "enquiries",
		content: (
			<ListPage
				rows={rows}
				view={readView(url)}
				untold={untold}
				faults={findFaults(context)}
				done={done[url.searchParams.get("done") ?? ""]}
			/>
		),
	};
}

/** The enquiries shown, those of all pages, for a spreadsheet. */
export async function answerCsv({ url, open }: Call): Promise<Answer> {
	const { shown } = findRows(await readRows(open), readView(url));
	return answerFile("enquiries.csv", printCsv(enquiryColumns, shown));
}

function answerFile(name: string, body: string): Answer {
	return {
		body,
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
		},
	};
}

/** The newsletter's readers; a post deletes one. */
export async function answerReaders({ sent, open }: Call): Promise<Answer> {
	const readers = await listReaders(open);
	const id = sent?.get("id");
	if (!sent)
		return { title: "Newsletter", at: "readers", content: <ReadersPage readers={readers} /> };
	if (readers.some((reader) => reader.id === id)) await deleteReader(open, String(id));
	return { to: "/inbox/readers" };
}

/** Those on the list, each with a link to leave. */
export async function answerReadersCsv({ open }: Call): Promise<Answer> {
	const confirmed = (await listReaders(open)).filter(({ confirmedAt }) => confirmedAt);
	return answerFile("readers.csv", printCsv(readerColumns, confirmed));
}

/** Sends the owner a mail and says what came of it. */
export async function answerTest({ sent, context }: Call): Promise<Answer> {
	if (!sent) return { to: "/inbox" };
	const [fault] = findFaults(context);
	if (fault || !process.env.SMTP_URL) throw new Refusal(503, fault ?? "SMTP_URL is not set.");
	await sendMail(writeTest()).catch(({ message }: Error) => {
		throw new Refusal(502, `No mail was sent: ${explain(message)}.`);
	});
	return { to: "/inbox?done=tested" };
}
