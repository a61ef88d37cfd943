import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Chooser } from "../../components/Chooser/Chooser.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import type { Data } from "./+data.ts";

/** Which product suits a window. */
export function Page({ title, lead, chooser, suburbs }: Data) {
	return (
		<>
			<Hero title={title} lead={lead} crumbs={[{ name: "Which product suits" }]} />
			<Chooser data={chooser} suburbs={suburbs} />
			<CallBand />
		</>
	);
}
