import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { SunTable } from "../../components/Sun/SunTable.tsx";
import { SunTool } from "../../components/Sun/SunTool.tsx";
import type { Data } from "./+data.ts";

/** How far the sun reaches into a room, to be tried out, and for visitors without script as a table. */
export function Page({ words, suburbs, middle, awningReach }: Data) {
	return (
		<>
			<Hero title={words.title} lead={words.lead} crumbs={[{ name: words.title }]} />
			<section className="band needs-script" aria-label="Try your own window">
				<div className="wrap">
					<SunTool suburbs={suburbs} middle={middle} awningReach={awningReach} />
				</div>
			</section>
			<section className="band on-shade" aria-labelledby="facings-h">
				<div className="wrap">
					<h2 id="facings-h">The eight ways a window faces</h2>
					<div className="mt">
						<SunTable middle={middle} words={words.facings} />
					</div>
				</div>
			</section>
			<section className="band" aria-labelledby="ignores-h">
				<div className="wrap split">
					<h2 id="ignores-h">What this leaves out</h2>
					<ul className="slats">
						{words.ignores.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</div>
			</section>
			<CallBand />
		</>
	);
}
