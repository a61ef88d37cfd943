import { SuburbList } from "../../components/Places/SuburbList.tsx";
import { ServiceMap } from "../../components/ServiceMap/ServiceMap.tsx";
import type { Suburb } from "../../scripts/content/collections.ts";

/** Where we work: the map beside the suburbs most asked for (HOME-12). */
export function Areas({ text, popular }: { text: string; popular: Suburb[] }) {
	return (
		<section className="band" aria-labelledby="a-h">
			<div className="wrap">
				<div className="sec-head">
					<h2 id="a-h">Areas We Service</h2>
					<p>{text}</p>
				</div>
				<div className="split eight-four">
					<ServiceMap />
					<div>
						<SuburbList suburbs={popular} />
						<p className="acts mt">
							<a className="btn line" href="/locations">
								Find your suburb
							</a>
							<a className="btn line" href="/contact">
								Contact Us
							</a>
						</p>
					</div>
				</div>
			</div>
		</section>
	);
}
