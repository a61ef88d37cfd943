import { NotFound } from "../../components/NotFound/NotFound.tsx";
import type { Data } from "./+data.ts";

/** Unknown suburb, region or product below /locations. */
export function Page({ text }: Data) {
	return <NotFound title="Page Not Found" text={text} />;
}
