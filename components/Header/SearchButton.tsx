import { Icon } from "../Icon/Icon.tsx";

/** Opens search (BEY-04); without script it leads to the search page. */
export function SearchButton({ className }: { className?: string }) {
	return (
		<form action="/search" data-mount="search">
			<button className={className} type="submit">
				<Icon name="search" />
				Search
			</button>
		</form>
	);
}
