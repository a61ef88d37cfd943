import { Prose } from "../../components/Article/Prose.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { WhoComes } from "../../components/ContactSection/OtherWays.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import type { Data } from "./+data.ts";

/** Who we are, how we work and the charity we give to (ABT). */
export function Page({ page, text }: Data) {
	return (
		<>
			<Hero title={page.title} lead={page.lead} image="about-tools" crumbs={[{ name: "About" }]} />
			<div className="wrap band tight article">
				<Prose text={text} />
				<aside className="aside" aria-label="At the measure">
					<Picture name="measure-detail" slot="aside" />
					<WhoComes heading="h2" />
				</aside>
			</div>
			<CallBand />
		</>
	);
}
