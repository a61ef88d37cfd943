import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { AnswerLists } from "../../components/Chooser/AnswerLists.tsx";
import { Chooser } from "../../components/Chooser/Chooser.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { IconSymbols } from "../../components/Icon/Icon.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import type { Data } from "./+data.ts";

/** Which product suits a window. */
export function Page({ title, lead, chooser }: Data) {
	const icons = Object.values(chooser.questions).flatMap(({ icons = {} }) => Object.values(icons));
	return (
		<>
			<Hero title={title} lead={lead} crumbs={[{ name: "Which product suits" }]} />
			<Band kind="needs-script" aria-labelledby="ask-h">
				<IconSymbols names={[...new Set(icons)]} />
				<Island name="Chooser" component={Chooser} props={{ data: chooser }} />
			</Band>
			<Band kind="on-shade all-answers" aria-labelledby="all-h">
				<h2 id="all-h">Every answer, by trouble</h2>
				<AnswerLists {...chooser} />
			</Band>
			<CallBand />
		</>
	);
}
