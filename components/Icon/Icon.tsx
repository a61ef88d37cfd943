import arrowLeft from "lucide-static/icons/arrow-left.svg?raw";
import arrowRight from "lucide-static/icons/arrow-right.svg?raw";
import check from "lucide-static/icons/check.svg?raw";
import chevronDown from "lucide-static/icons/chevron-down.svg?raw";
import circleAlert from "lucide-static/icons/circle-alert.svg?raw";
import circleCheck from "lucide-static/icons/circle-check.svg?raw";
import mail from "lucide-static/icons/mail.svg?raw";
import mapPin from "lucide-static/icons/map-pin.svg?raw";
import menu from "lucide-static/icons/menu.svg?raw";
import pause from "lucide-static/icons/pause.svg?raw";
import phone from "lucide-static/icons/phone.svg?raw";
import play from "lucide-static/icons/play.svg?raw";
import plus from "lucide-static/icons/plus.svg?raw";
import x from "lucide-static/icons/x.svg?raw";

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
	x,
};

export type IconName = keyof typeof files;

const drawings = Object.fromEntries(
	Object.entries(files).map(([name, svg]) => [name, shapesOf(svg)]),
) as Record<IconName, string>;

function shapesOf(svg: string): string {
	return svg
		.replace(/<!--.*?-->/s, "")
		.replace(/^[\s\S]*?<svg[^>]*>/, "")
		.replace("</svg>", "")
		.replace(/\s*\n\s*/g, "")
		.replace(/ \/>/g, "/>");
}

/** A lucide icon, inlined and hidden from screen readers: the words beside it say what it means. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg
			className="icon"
			viewBox="0 0 24 24"
			aria-hidden="true"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawings come from the lucide package
			dangerouslySetInnerHTML={{ __html: drawings[name] }}
		/>
	);
}
