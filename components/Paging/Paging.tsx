import type { Paging as Page } from "../../scripts/content/addresses.ts";
import { Icon } from "../Icon/Icon.tsx";

/** Links to the pages of a list; nothing when it has only one. */
export function Paging({ paging }: { paging: Page<unknown> }) {
	const { number, paths } = paging;
	const [newer, older] = [paths[number - 2], paths[number]];
	if (paths.length === 1) return null;
	return (
		<nav className="paging mt-l" aria-label="Pages of this list">
			<ul className="acts">
				{newer && (
					<li>
						<a className="btn line sm" rel="prev" href={newer}>
							<Icon name="arrow-left" />
							Newer
						</a>
					</li>
				)}
				{paths.map((path, index) => (
					<li key={path}>
						<a
							className="btn line sm"
							href={path}
							aria-current={index + 1 === number ? "page" : undefined}
						>
							<span className="vh">Page </span>
							{index + 1}
						</a>
					</li>
				))}
				{older && (
					<li>
						<a className="btn line sm" rel="next" href={older}>
							Older
							<Icon name="arrow-right" />
						</a>
					</li>
				)}
			</ul>
		</nav>
	);
}
