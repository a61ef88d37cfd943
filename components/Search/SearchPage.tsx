import { type FormEvent, useRef } from "react";
import { useAddress } from "../Form/useAddress.ts";
import { goToResults, Results, tryAgain, walkResults } from "./Results.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { useSiteIndex } from "./siteIndex.ts";

/** Answers `?q=` and what is typed; the list of the page below gives way to the results, unless there are none. */
export function SearchPage() {
	const root = useRef<HTMLDivElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const query = (useAddress(form).get("q") ?? "").trim();
	const { findings, retry } = useSiteIndex(query, query !== "");
	function submit(event: FormEvent) {
		event.preventDefault();
		goToResults(root.current);
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the field and the links take the keys
		<div
			ref={root}
			data-searching={query && findings?.total !== 0 ? "" : undefined}
			onKeyDown={walkResults}
		>
			<div className="search-head">
				<div className="wrap">
					<SearchForm ref={form} label="Posts, products, places and questions" onSubmit={submit}>
						<noscript>
							<p className="note">
								Searching needs JavaScript, which is off in this browser. Everything is listed below
								by subject.
							</p>
						</noscript>
					</SearchForm>
				</div>
			</div>
			<div className="wrap found">
				<Results
					query={query}
					findings={findings}
					retry={retry && (() => tryAgain(root.current, retry))}
				/>
			</div>
		</div>
	);
}
