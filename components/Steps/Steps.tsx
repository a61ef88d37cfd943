import { getContent } from "../../scripts/content/collections.ts";

/** The four steps of every job, from night to full sun. The numbers come from the list itself. */
export function Steps() {
	return (
		<ol className="steps">
			{getContent().home.process.map(({ title, text }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ol>
	);
}
