import { Hero } from "../../components/Hero/Hero.tsx";
import { Band } from "../../components/Layout/Band.tsx";

const placeholders = [1, 2, 3, 4];

/** Four placeholder images; not in any menu (DBG). */
export function Page() {
	return (
		<>
			<Hero title="Image test" lead="Four placeholder images, to see that images load." />
			<Band wrap="posts" aria-label="Images">
				{placeholders.map((number) => (
					<img
						key={number}
						src={`/placeholders/${number}.svg`}
						width="480"
						height="320"
						alt={`Placeholder ${number} of 4`}
					/>
				))}
			</Band>
		</>
	);
}
