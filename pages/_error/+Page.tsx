import { NotFound } from "../../components/NotFound/NotFound.tsx";
import type { Data } from "./+data.ts";

/** Any address without a page; served with status 404 (NF-01, NF-04). */
export function Page({ links }: Data) {
	return (
		<NotFound
			title="404 Page Not Found"
			text="Did you forget to add the page to the router?"
			label="Posts, products, places and questions"
			links={links}
		/>
	);
}
