import arrowLeft from "lucide-static/dist/esm/icons/arrow-left.mjs";
import arrowRight from "lucide-static/dist/esm/icons/arrow-right.mjs";
import check from "lucide-static/dist/esm/icons/check.mjs";
import chevronDown from "lucide-static/dist/esm/icons/chevron-down.mjs";
import circleAlert from "lucide-static/dist/esm/icons/circle-alert.mjs";
import circleCheck from "lucide-static/dist/esm/icons/circle-check.mjs";
import mail from "lucide-static/dist/esm/icons/mail.mjs";
import mapPin from "lucide-static/dist/esm/icons/map-pin.mjs";
import menu from "lucide-static/dist/esm/icons/menu.mjs";
import pause from "lucide-static/dist/esm/icons/pause.mjs";
import phone from "lucide-static/dist/esm/icons/phone.mjs";
import play from "lucide-static/dist/esm/icons/play.mjs";
import plus from "lucide-static/dist/esm/icons/plus.mjs";
import search from "lucide-static/dist/esm/icons/search.mjs";
import x from "lucide-static/dist/esm/icons/x.mjs";
import { Drawing, type Shape, shapesOf } from "./Drawing.tsx";

const files = {
	"arrow-left": arrowLeft,
	"arrow-right": arrowRight,
	check,
	"chevron-down": chevronDown,
	"circle-alert": circleAlert,
	"circle-check": circleCheck,
	mail,
	"map-pin": mapPin,
	menu,
	pause,
	phone,
	play,
	plus,
	search,
	x,
};

type IconName = keyof typeof files;

const drawings = Object.fromEntries(
	Object.entries(files).map(([name, svg]) => [name, shapesOf(svg)]),
) as Record<IconName, Shape[]>;

/** A lucide icon, inlined and hidden from screen readers: the words beside it say what it means. */
export function Icon({ name }: { name: IconName }) {
	return <Drawing shapes={drawings[name]} />;
}
