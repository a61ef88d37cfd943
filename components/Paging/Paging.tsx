import type { Paging as Page } from "../../scripts/content/addresses.ts";
import { Icon } from "../Icon/Icon.tsx";

/** Links to the pages of a list; nothing when it has only one. */
export function Paging({ paging }: { paging: Page<unknown> }) {
	const { number, count, pathOf } = paging;
	if (count === 1) return null;
	return (
		<nav className="paging mt-l" aria-label="Pages of this list">
			<ul className="acts">
				{number > 1 && (
					<li>
						<a className="btn line sm" rel="prev" href={pathOf(number - 1)}>
							<Icon name="arrow-left" />
							Newer
						</a>
					</li>
				)}
				{Array.from({ length: count }, (_, index) => index + 1).map((page) => (
					<li key={page}>
						<a
							className="btn line sm"
							href={pathOf(page)}
							aria-current={page === number ? "page" : undefined}
						>
							<span className="vh">Page </span>
							{page}
						</a>
					</li>
				))}
				{number < count && (
					<li>
						<a className="btn line sm" rel="next" href={pathOf(number + 1)}>
							Older
							<Icon name="arrow-right" />
						</a>
					</li>
				)}
			</ul>
		</nav>
	);
}
