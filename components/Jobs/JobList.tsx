import { formatDay } from "../../scripts/content/format.ts";
import { Prose } from "../Article/Prose.tsx";
import { Band } from "../Layout/Band.tsx";
import { Picture } from "../Picture/Picture.tsx";
import type { readJobs } from "./jobs.ts";

interface Props {
	/** Newest first; with none, nothing is shown. */
	jobs: Awaited<ReturnType<typeof readJobs>>;
	/** Where, or of what: "in Bowral", "with awnings". */
	of?: string;
}

/** Jobs that the business has done, with their pictures: content/jobs. */
export function JobList({ jobs, of = "" }: Props) {
	if (jobs.length === 0) return null;
	return (
		<Band wrap="stack" aria-labelledby="jobs-h" title={`Work we have done ${of}`}>
			{jobs.map(({ file, title, date, size, pictures, text }) => (
				<article key={file} className="stack">
					<h3>{title}</h3>
					<p className="note">
						<time dateTime={date}>{formatDay(date)}</time>, {size}
					</p>
					<div className="products even">
						{pictures.map((name) => (
							<Picture key={name} name={name} slot="even" />
						))}
					</div>
					<Prose text={text} />
				</article>
			))}
		</Band>
	);
}
