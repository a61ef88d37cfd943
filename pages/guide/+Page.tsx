import { Prose } from "../../components/Article/Prose.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import type { Data } from "./+data.ts";

/** The plantation shutters guide (GDE). */
export function Page({ page, Body }: Data) {
	return (
		<>
			<Hero
				title={page.title}
				lead={page.lead}
				picture="plantation-shutters"
				crumbs={[{ name: "Home", path: "/" }, { name: "Shutters Guide" }]}
			/>
			<div className="wrap band tight">
				<Prose Body={Body} />
			</div>
			<CallBand />
		</>
	);
}
