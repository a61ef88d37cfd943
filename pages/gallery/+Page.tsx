import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Gallery } from "../../components/Gallery/Gallery.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { JobList } from "../../components/Jobs/JobList.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import type { Data } from "./+data.ts";

/** The gallery and our jobs (GAL). */
export function Page({ gallery, copy, jobs }: Data) {
	return (
		<>
			<Hero title={copy.title} lead={copy.text} crumbs={[{ name: "Gallery" }]} />
			<Band kind="gallery" aria-label="Pictures">
				<Island name="Gallery" component={Gallery} props={gallery} />
			</Band>
			<JobList jobs={jobs} />
			<CallBand />
		</>
	);
}
