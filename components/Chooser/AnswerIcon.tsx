import bath from "lucide-static/dist/esm/icons/bath.mjs";
import bed from "lucide-static/dist/esm/icons/bed-double.mjs";
import building from "lucide-static/dist/esm/icons/building.mjs";
import rain from "lucide-static/dist/esm/icons/cloud-rain-wind.mjs";
import pot from "lucide-static/dist/esm/icons/cooking-pot.mjs";
import eye from "lucide-static/dist/esm/icons/eye.mjs";
import flame from "lucide-static/dist/esm/icons/flame.mjs";
import house from "lucide-static/dist/esm/icons/house.mjs";
import key from "lucide-static/dist/esm/icons/key-round.mjs";
import lamp from "lucide-static/dist/esm/icons/lamp-desk.mjs";
import lock from "lucide-static/dist/esm/icons/lock.mjs";
import moon from "lucide-static/dist/esm/icons/moon-star.mjs";
import snowflake from "lucide-static/dist/esm/icons/snowflake.mjs";
import sofa from "lucide-static/dist/esm/icons/sofa.mjs";
import store from "lucide-static/dist/esm/icons/store.mjs";
import sun from "lucide-static/dist/esm/icons/sun.mjs";
import sunrise from "lucide-static/dist/esm/icons/sunrise.mjs";
import thermometer from "lucide-static/dist/esm/icons/thermometer-sun.mjs";
import toy from "lucide-static/dist/esm/icons/toy-brick.mjs";
import umbrella from "lucide-static/dist/esm/icons/umbrella.mjs";
import { Drawing, shapesOf } from "../Icon/Drawing.tsx";

/** By question, the answers that a picture makes quicker to find. */
const icons: Record<string, Record<string, string>> = {
	room: {
		living: sofa,
		bedroom: bed,
		child: toy,
		kitchen: pot,
		bathroom: bath,
		study: lamp,
		patio: umbrella,
		shop: store,
	},
	trouble: {
		heat: thermometer,
		glare: sun,
		night: moon,
		day: eye,
		dark: sunrise,
		weather: rain,
		fire: flame,
		theft: lock,
		draught: snowflake,
	},
	home: { own: house, strata: building, rent: key },
};

/** The picture of an answer of content/chooser.yaml, if it has one. */
export function AnswerIcon({ question, answer }: { question: string; answer: string }) {
	const icon = icons[question]?.[answer];
	return icon && <Drawing shapes={shapesOf(icon)} />;
}
