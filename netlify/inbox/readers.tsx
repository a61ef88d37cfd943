import { deleteRecord, listKeys, type OpenStore, readEntries } from "../enquiries/blobs.ts";
import { printTime } from "../enquiries/description.ts";
import { type Subscription, subscriptionSchema } from "../enquiries/records.ts";
import { makeLink } from "../newsletter/subscribe.ts";
import { csvFile } from "./list.tsx";
import { type Answer, type Call, Post } from "./page.tsx";

/** The newsletter's readers; a post deletes one. */
export async function answerReaders({ sent, open }: Call): Promise<Answer> {
	const id = sent?.get("id");
	if (id) {
		await deleteRecord(open, "subscribers", id);
		return { to: "/inbox/readers?done=deleted" };
	}
	const readers = await listReaders(open);
	const confirmed = readers.filter(({ confirmedAt }) => confirmedAt).length;
	const content = (
		<>
			<h1>Newsletter</h1>
			<p>
				{confirmed} on the list, {readers.length - confirmed} not confirmed.
			</p>
			<ul className="rows">
				{readers.map(({ id, name, email, confirmedAt, subscribedAt, suspected }) => (
					<li key={id}>
						<details>
							<summary>
								<b>{name}</b>
								<span className="about">{email}</span>
								<span className="marks">
									{printTime(confirmedAt ?? subscribedAt)}
									{suspected.length > 0 && <span className="mark">robot?</span>}
									<span className="opens">Delete...</span>
								</span>
								<span className="stage">{confirmedAt ? "on the list" : "not confirmed"}</span>
							</summary>
							<Post action="/inbox/readers" values={{ id }} label="Delete this reader" />
						</details>
					</li>
				))}
			</ul>
			<footer hidden={!confirmed}>
				<a className="btn line sm" href="/inbox/readers.csv">
					Export {confirmed} as CSV
				</a>
			</footer>
		</>
	);
	return { title: "Newsletter", at: "readers", content };
}

/** Those on the list, each with a link to leave. */
export async function answerReadersCsv({ context, open }: Call): Promise<Answer> {
	const confirmed = (await listReaders(open))
		.filter(({ confirmedAt }) => confirmedAt)
		.map((reader) => ({ ...reader, leaveLink: makeLink("leave", reader, context) }));
	return csvFile("readers", confirmed);
}

async function listReaders(open: OpenStore): Promise<Subscription[]> {
	const store = open("subscribers");
	const readers: Subscription[] = [];
	for await (const [id, reader] of readEntries(store, await listKeys(store), subscriptionSchema))
		if (reader) readers.push({ ...reader, id });
	return readers.sort((a, b) => b.subscribedAt.localeCompare(a.subscribedAt));
}
