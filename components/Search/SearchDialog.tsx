import { type FormEvent, type MouseEvent, useEffect, useRef } from "react";
import { useFormValues } from "../Form/useFormValues.ts";
import { Results, tryAgain, walkResults } from "./Results.tsx";
import { SearchField } from "./SearchForm.tsx";
import { useSiteIndex } from "./siteIndex.ts";

/** Most results of a group that the dialog shows; the search page has them all. */
const mostInGroup = 4;

const shortcuts = [
	["/search", "Everything on this site, by subject"],
	["/which-product", "Which product suits your window"],
	["/price-guide", "Price guide"],
	["/locations", "Find your suburb"],
] as const;

/** Search over any page; what was typed is still there, and selected, when it is opened again. @param opened how often it was */
export function SearchDialog({ opened }: { opened: number }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const query = (useFormValues(form).get("q") ?? "").trim();
	const { findings, retry } = useSiteIndex(query, true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
	useEffect(() => {
		if (!dialog.current?.open) dialog.current?.showModal();
		field.current?.select();
	}, [opened]);
	const close = () => dialog.current?.close();
	return (
		<dialog
			ref={dialog}
			className="search"
			aria-label="Search"
			onKeyDown={walkResults}
			onClick={(event) => (isBeside(event) || staysHere(event)) && close()}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: in a box of its own it would not stay in sight */}
			<form
				ref={form}
				action="/search"
				role="search"
				className="field"
				onSubmit={(event: FormEvent) => query || event.preventDefault()}
			>
				<SearchField
					ref={field}
					id="search-field"
					label="Search posts, products, places and questions"
					placeholder="zip screens kiama"
					aria-describedby="search-keys"
				/>
				<button className="btn line sm" type="button" onClick={close}>
					Close
				</button>
			</form>
			<p className="vh" id="search-keys">
				Arrow keys move through the results, Enter opens one or shows them all, Escape closes.
			</p>
			<Results
				query={query}
				findings={findings}
				most={mostInGroup}
				retry={retry && (() => tryAgain(dialog.current, retry))}
			>
				{query ? undefined : <Shortcuts />}
			</Results>
		</dialog>
	);
}

/** Where to go without searching, under an empty field. */
function Shortcuts() {
	return (
		<section>
			<h2>Or go to</h2>
			<ul className="hits">
				{shortcuts.map(([href, name]) => (
					<li key={href}>
						<a href={href}>
							<b>{name}</b>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Whether a press is on a link to a part of this very page, which the dialog would go on covering. */
function staysHere({ target }: MouseEvent): boolean {
	const link = (target as Element).closest("a");
	return Boolean(link?.hash) && link?.pathname === location.pathname;
}

/** Whether a press is on the backdrop, which counts as the dialog itself. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
	const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
	const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
	return target === currentTarget && isOutside;
}
