import { Icon } from "../../components/Icon/Icon.tsx";
import { ShutterWindow } from "../../components/ShutterWindow/ShutterWindow.tsx";
import type { Home } from "../../scripts/content/schemas/home.ts";

/** Four reasons to choose us, beside a window whose blades can be moved. */
export function Why({ reasons }: { reasons: Home["why"] }) {
	return (
		<section className="band on-shade" id="why" aria-labelledby="why-h">
			<div className="wrap split six-five">
				<ShutterWindow name="home-window" />
				<div>
					<h2 id="why-h">Why Choose Us</h2>
					<dl className="reasons mt">
						{reasons.map(({ title, text, more }) => (
							<div key={title}>
								<dt>{title}</dt>
								<dd>{text}</dd>
								{more && (
									<dd>
										<a className="more" href={more.href}>
											{more.label} <Icon name="arrow-right" />
										</a>
									</dd>
								)}
							</div>
						))}
					</dl>
				</div>
			</div>
		</section>
	);
}
