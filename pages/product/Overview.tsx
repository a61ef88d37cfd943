import { Picture } from "../../components/Picture/Picture.tsx";
import { ShutterWindow } from "../../components/ShutterWindow/ShutterWindow.tsx";
import type { Product } from "../../scripts/content/collections.ts";

/** The description, beside a second picture; shutters have a window whose blades can be moved. */
export function Overview({ product }: { product: Product }) {
	const second = product.images.find((name) => name !== product.image) ?? product.image;
	return (
		<section className="band" aria-labelledby="o-h">
			<div className="wrap split">
				<div className="stack">
					<h2 id="o-h">Overview</h2>
					<p className="lead">{product.description}</p>
				</div>
				{product.family === "shutters" ? (
					<ShutterWindow name="product-window" />
				) : (
					<Picture name={second} slot="half" />
				)}
			</div>
		</section>
	);
}
