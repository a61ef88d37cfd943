import { Picture } from "../../components/Picture/Picture.tsx";

/** The work on both sides of the escarpment, with a picture of each (HOME-18, HOME-21). */
export function Local({ title, text }: { title: string; text: string }) {
	return (
		<section className="band" aria-labelledby="l-h">
			<div className="wrap split">
				<div className="stack">
					<h2 id="l-h">{title}</h2>
					<p className="lead">{text}</p>
				</div>
				<div className="sides">
					<Picture name="coast-street" slot="tall" />
					<Picture name="highlands-drapes" slot="tall" />
				</div>
			</div>
		</section>
	);
}
