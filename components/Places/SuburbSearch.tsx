import { type FormEvent, useMemo, useRef } from "react";
import { useFormValues } from "../Form/useFormValues.ts";
import { type Findings, find } from "../Search/find.ts";
import { makeIndex } from "../Search/fullTextIndex.ts";
import { goToResults, Results, walkResults } from "../Search/Results.tsx";
import { SearchForm } from "../Search/SearchForm.tsx";
import { isSameName, listNameTerms, listTerms } from "../Search/terms.ts";
import type { listFinderPlaces } from "./finderChoices.ts";

type Props = ReturnType<typeof listFinderPlaces>;

/** Most suburbs shown at once; more would push the first off a phone's screen. */
const mostShown = 8;

const placePath = (slug: string) => `/locations/${slug}`;

/**
 * A field that finds a suburb by name or postcode as somebody types, as the search of the whole site does; Enter opens
 * the one that is meant beyond doubt, or else goes to what is shown. Without script, the browser's own search does.
 */
export function SuburbSearch({ suburbs, outside, phone, phoneLink }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const query = (useFormValues(form).get("q") ?? "").trim();
	const isUsed = query !== "";
	const index = useMemo(() => (isUsed ? indexSuburbs(suburbs) : undefined), [isUsed, suburbs]);
	const findings = useMemo(() => (index ? find(index, query) : undefined), [index, query]);
	const beyond = findOutside(query, outside, Boolean(findings?.total));
	function submit(event: FormEvent) {
		event.preventDefault();
		const meant = findings && !beyond && findMeant(findings, query);
		if (meant) location.assign(meant.path);
		else goToResults(root.current);
	}
	const call = <a href={`tel:${phoneLink}`}>{phone}</a>;
	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the field and the links take the keys */}
			<div ref={root} className="needs-script" onKeyDown={walkResults}>
				<SearchForm ref={form} label="Suburb or postcode" onSubmit={submit} />
				<div className="found">
					<Results
						query={query}
						findings={findings}
						most={mostShown}
						more={`Search the whole site for “${query}”`}
						told={
							beyond && `The nearest place we serve is ${beyond.nearest.name}, ${beyond.away} away.`
						}
					>
						{beyond && (
							<p key={beyond.name}>
								{beyond.name} is outside the area that we list, which comes as near as{" "}
								<a href={placePath(beyond.nearest.slug)}>{beyond.nearest.name}</a>, {beyond.away}{" "}
								away in a straight line. Call {call} and ask whether we come to you.
							</p>
						)}
					</Results>
					<p className="note">
						Not on the list? Call {call} or <a href="/contact">send us your suburb</a>.
					</p>
				</div>
			</div>
			<p className="no-script">
				Your browser can search this page for a suburb or postcode: all {suburbs.length} are listed
				below.
			</p>
		</>
	);
}

/** The suburbs, to be found by name, region and postcode; those of one postcode keep their order. */
export function indexSuburbs(suburbs: Props["suburbs"]) {
	return makeIndex(
		suburbs.map(({ name, region, postcode, slug }, id) => ({
			id,
			kind: "place",
			title: name,
			path: placePath(slug),
			note: `${region} region, ${postcode}`,
			words: region,
			// In a field of its own all that have it are as good as each other.
			body: postcode,
		})),
	);
}

/** The suburb that is meant beyond doubt: the only one found, or the only one of this very name. */
export function findMeant({ groups, isNear }: Findings, query: string) {
	const hits = isNear ? [] : groups.flatMap((group) => group.hits);
	const named = hits.filter(({ title }) => isSameName(title, query));
	return [hits, named].find(({ length }) => length === 1)?.[0];
}

/**
 * The place outside our area that was asked for: by its name, or, where none of ours is found, by the beginning of its
 * name or by its postcode, which then stands for the name, as several places may have it.
 */
export function findOutside(query: string, places: Props["outside"], isFound: boolean) {
	const words = listNameTerms(query);
	const named = places.find(({ name }) => isSameName(name, query));
	if (named || isFound) return named;
	if (words.length < 3) {
		const coded = places.find(({ postcode }) => listTerms(query).includes(postcode));
		return coded && { ...coded, name: coded.postcode };
	}
	return places.find(({ name }) => listNameTerms(name).startsWith(words));
}
