import { dropTurning, type Subscription } from "../enquiries/records.ts";
import { Post, Time } from "./page.tsx";

/** The newsletter's readers, the newest first. */
export function ReadersPage({
	readers,
	done,
}: {
	readers: readonly Subscription[];
	done?: string;
}) {
	const confirmed = readers.filter(({ confirmedAt }) => confirmedAt).length;
	return (
		<>
			{done && <p role="status">{done}</p>}
			<h1>Newsletter</h1>
			<p>
				{confirmed} on the list, {readers.length - confirmed} not confirmed.
			</p>
			<ul className="rows">
				{readers.map(({ id, name, email, confirmedAt, subscribedAt, suspected }) => (
					<li key={id} className={confirmedAt ? "" : "done"}>
						<details>
							<summary>
								<b>{dropTurning(name)}</b>
								<span className="about">{dropTurning(email)}</span>
								<span className="marks">
									<Time iso={confirmedAt ?? subscribedAt} />
									{suspected.length > 0 && <span className="mark">robot?</span>}
								</span>
								<span className="stage">{confirmedAt ? "on the list" : "not confirmed"}</span>
							</summary>
							<Post to="/inbox/readers" values={{ id }} label="Delete this reader" />
						</details>
					</li>
				))}
			</ul>
			{confirmed > 0 && (
				<footer>
					<a className="btn line sm" href="/inbox/readers.csv">
						Export {confirmed} as CSV
					</a>
				</footer>
			)}
		</>
	);
}
