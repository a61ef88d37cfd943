import { Icon } from "../Icon/Icon.tsx";

/** By question, the answers that a picture makes quicker to find. */
const icons: Record<string, Record<string, string>> = {
	room: {
		living: "sofa",
		bedroom: "bed-double",
		child: "toy-brick",
		kitchen: "cooking-pot",
		bathroom: "bath",
		study: "lamp-desk",
		patio: "umbrella",
		shop: "store",
	},
	trouble: {
		heat: "thermometer-sun",
		glare: "sun",
		night: "moon-star",
		day: "eye",
		dark: "sunrise",
		weather: "cloud-rain-wind",
		fire: "flame",
		theft: "lock",
		draught: "snowflake",
	},
	home: { own: "house", strata: "building", rent: "key-round" },
};

/** The picture of an answer of content/chooser.yaml, if it has one. */
export function AnswerIcon({ question, answer }: { question: string; answer: string }) {
	const icon = icons[question]?.[answer];
	return icon && <Icon name={icon} />;
}
