import { Hero } from "../../components/Hero/Hero.tsx";

const placeholders = [1, 2, 3, 4];

/** Four placeholder images; not in any menu (DBG). */
export function Page() {
	return (
		<>
			<Hero title="Image test" lead="Four placeholder images, to see that images load." />
			<section className="band" aria-label="Images">
				<div className="wrap posts">
					{placeholders.map((number) => (
						<img
							key={number}
							src={`/placeholders/${number}.svg`}
							width="480"
							height="320"
							alt={`Placeholder ${number} of 4`}
						/>
					))}
				</div>
			</section>
		</>
	);
}
