import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { Lines } from "../../components/Lines/Lines.tsx";
import { SunTable } from "../../components/Sun/SunTable.tsx";
import { SunTool } from "../../components/Sun/SunTool.tsx";
import type { Data } from "./+data.ts";

/** How far the sun reaches into a room, to be tried out, and for visitors without script as a table. */
export function Page({ words, middle, tool }: Data) {
	return (
		<>
			<Hero title={words.title} lead={words.lead} crumbs={[{ name: words.title }]} />
			<Band kind="needs-script" aria-label="Try your own window">
				<Island name="SunTool" component={SunTool} props={tool} />
			</Band>
			<Band kind="on-shade" aria-labelledby="facings-h">
				<h2 id="facings-h">The eight ways a window faces</h2>
				<div className="mt">
					<SunTable middle={middle} words={words.facings} />
				</div>
			</Band>
			<Band wrap="split" aria-labelledby="ignores-h">
				<h2 id="ignores-h">What this leaves out</h2>
				<Lines className="slats" lines={words.ignores} />
			</Band>
			<CallBand />
		</>
	);
}
