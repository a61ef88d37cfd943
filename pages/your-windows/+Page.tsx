import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { YourWindows } from "../../components/Windows/YourWindows.tsx";
import type { Data } from "./+data.ts";

/** The visitor's list of windows. */
export function Page({ prices }: Data) {
	return (
		<>
			<Hero
				title="Your windows"
				lead="What you have chosen, in one list: to print for the fitter, to share with whoever lives with you, and to send with an enquiry."
				crumbs={[{ name: "Your windows" }]}
			/>
			<Band kind="needs-script" aria-label="The list">
				<Island name="YourWindows" component={YourWindows} props={{ data: prices }} />
			</Band>
			<Band
				kind="no-script"
				wrap="stack"
				aria-labelledby="write-h"
				title="Write it by hand instead"
			>
				<p>
					The list is kept by a script, which did not run. Write down for each window the room, the
					side of the house, its width and height in millimetres and what you would like there, and
					put that into the message of <a href="/contact">an enquiry</a>.
				</p>
			</Band>
			<CallBand />
		</>
	);
}
