import { listBlocks, listSections } from "../../components/Article/Prose.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { WhoComes } from "../../components/ContactSection/OtherWays.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import type { Data } from "./+data.ts";

/** Who we are, how we work and the charity we give to: each heading beside its text, in view as long as that is. */
export function Page({ page, text }: Data) {
	const [opening, ...sections] = listSections(listBlocks(text));
	return (
		<>
			<Hero title={page.title} lead={page.lead} image="about-tools" crumbs={[{ name: "About" }]} />
			<Band kind="tight" wrap="stack" aria-label="Who we are">
				<div className="lead">{opening?.blocks}</div>
				<WhoComes heading="h2" />
			</Band>
			{sections.map(({ id, heading, blocks }) => (
				<Band key={id} kind="tight" wrap="split four-eight" aria-labelledby={id}>
					<h2 id={id}>{heading}</h2>
					<div className="prose">{blocks}</div>
				</Band>
			))}
			<CallBand />
		</>
	);
}
