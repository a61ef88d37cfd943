import { Breakable } from "../../components/Card/Breakable.tsx";
import { carry } from "../../components/ContactForm/about.ts";
import { Picture } from "../../components/Picture/Picture.tsx";
import type { Product } from "../../scripts/content/collections.ts";

/** The four featured products, each with its page and a quote (HOME-16, HOME-17). */
export function Featured({ products }: { products: Product[] }) {
	return (
		<section className="band on-shade" aria-labelledby="f-h">
			<div className="wrap">
				<div className="sec-head">
					<h2 id="f-h">Featured products</h2>
				</div>
				<div className="featured">
					{products.map(({ slug, name, image, highlight }) => (
						<article className="card" key={slug}>
							<Picture name={image} slot="quarter" alt="" />
							<h3>
								<Breakable name={name} />
							</h3>
							<p>{highlight}</p>
							<p className="acts">
								<a className="btn line sm" href={`/products/${slug}`}>
									Learn More<span className="vh"> about {name}</span>
								</a>
								<a className="btn sm" href="/contact" {...carry({ interests: [name] })}>
									Get Quote<span className="vh"> for {name}</span>
								</a>
							</p>
						</article>
					))}
				</div>
			</div>
		</section>
	);
}
