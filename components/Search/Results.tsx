import { type KeyboardEvent, memo, type ReactNode } from "react";
import { useSettled } from "../Form/useSettled.ts";
import type { Hit, Kind } from "./entry.ts";
import type { Findings, Group } from "./find.ts";
import { toTerm } from "./terms.ts";

const headings: Record<Kind, string> = {
	pin: "Straight to it",
	place: "Places",
	product: "Products",
	post: "Posts",
	answer: "Guide, questions and pages",
};

const near = "Nothing has all of these words. The nearest:";

interface Props {
	query: string;
	/** None while they are under way. */
	findings?: Findings;
	most?: number;
	/** What is said instead of the count. */
	told?: string;
	/** What the link to the search page says, where that finds other results than these. */
	more?: string;
	/** Asks for the index again; only where it could not be fetched. */
	retry?: () => void;
	/** What is shown instead while nothing is typed, or where nothing is found. */
	children?: ReactNode;
}

/** What a query finds, with how much that is, said once nobody types. */
export function Results({
	query,
	findings,
	most = Number.POSITIVE_INFINITY,
	told,
	more,
	retry,
	children,
}: Props) {
	const count = findings?.isNear ? near : findings && countResults(findings);
	const text = retry ? "Search could not be loaded." : (told ?? count ?? "");
	const said = useSettled(text);
	const groups = findings?.groups ?? [];
	const isCut = groups.some(({ hits }) => hits.length > most);
	return (
		<>
			<p role="status" className="note">
				{/* The count of other words would stand above these results until then. */}
				{said === text && text}
			</p>
			<div className="results">
				{retry ? (
					<div className="acts">
						<button className="btn line sm" type="button" onClick={retry}>
							Try again
						</button>
						<a className="more" href="/search">
							Browse everything by subject
						</a>
					</div>
				) : (
					groups.map((group) => <GroupList key={group.kind} group={group} most={most} />)
				)}
				{findings && isCut && (
					<p>
						<a className="more" href={`/search?${new URLSearchParams({ q: query })}`}>
							{more ?? `All ${countResults(findings)}`}
						</a>
					</p>
				)}
				{children ?? (findings?.total === 0 && <Nothing key={query} query={query} />)}
			</div>
		</>
	);
}

function Nothing({ query }: { query: string }) {
	return (
		<p>
			Nothing here has “{query}”. Try fewer or other words,{" "}
			<a href="/search">browse everything by subject</a> or <a href="/contact">ask us</a>.
		</p>
	);
}

/** "12 results", for eyes and screen readers. */
function countResults({ total }: Findings): string {
	return total === 1 ? "1 result" : `${total || "No"} results`;
}

/** Stays as it is while its query is typed on. */
const GroupList = memo(function GroupList({ group, most }: { group: Group; most: number }) {
	const { kind, hits } = group;
	const id = `found-${kind}`;
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>
				{headings[kind]}{" "}
				<small className="note">
					{hits.length > most ? `${most} of ${hits.length}` : hits.length}
				</small>
			</h2>
			<ul className="hits">
				{hits.slice(0, most).map(({ path, title, note, terms }) => {
					const hit = { path, title, note, marked: terms.join(" ") };
					return <HitLink key={Object.values(hit).join("\n")} {...hit} />;
				})}
			</ul>
		</section>
	);
});

interface HitLinkProps extends Pick<Hit, "path" | "title" | "note"> {
	/** Terms with spaces between them: the same text for the same result of a longer query. */
	marked: string;
}

const HitLink = memo(function HitLink({ path, title, note, marked }: HitLinkProps) {
	const terms = marked.split(" ");
	return (
		<li>
			<a href={path}>
				<b>
					<Marked text={title} terms={terms} />
				</b>
				<span className="note">
					<Marked text={note} terms={terms} />
				</span>
			</a>
		</li>
	);
});

/** A text in which the words that were searched for are marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
	return text.split(/([\n\r\p{Z}\p{P}]+)/u).map((part, index) => {
		const term = toTerm(part);
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their order
		return term && terms.includes(term) ? <mark key={index}>{part}</mark> : part;
	});
}

/** Arrow keys move the focus between a search field and the links below it, as in a list of suggestions. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	const stops = listStops(event.currentTarget);
	const at = stops.indexOf(event.target as HTMLElement);
	if (!step || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
	event.preventDefault();
	stops[Math.max(0, at + step)]?.focus();
}

/** Puts the focus on the first of the results, or on the first way on where there are none. */
export function goToResults(root: HTMLElement | null): void {
	if (root) listStops(root)[1]?.focus();
}

/** Tries again, with the focus on the field, because the button that has it goes. */
export function tryAgain(root: HTMLElement | null, retry: () => void): void {
	if (root) listStops(root)[0]?.focus();
	retry();
}

/** The field of a search, and the links of its results. */
function listStops(root: HTMLElement): HTMLElement[] {
	return [...root.querySelectorAll<HTMLElement>("[name=q], .results a")];
}
