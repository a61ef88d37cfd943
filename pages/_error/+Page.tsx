import { NotFound } from "../../components/NotFound/NotFound.tsx";

/** Any address that nothing answers; served with status 404 (NF-01, NF-04). */
export function Page() {
	return (
		<NotFound title="404 Page Not Found" text="Did you forget to add the page to the router?" />
	);
}
