import { facings } from "../../scripts/content/facings.ts";
import { keepChoices, listChoices, readChoices, readSuburb } from "../Choices/choices.ts";
import { dayOf, findSun, type Place } from "./sunPosition.ts";
import { gradeReach, mapYear, meet } from "./sunReach.ts";
import { drawPlan, drawSection } from "./sunShapes.ts";
import { readState } from "./sunState.ts";
import {
	describeReach,
	describeShades,
	describeTimes,
	facingNames,
	formatMetres,
	formatTime,
} from "./sunWords.ts";

/** Milliseconds without a change after which the address follows and the answer is announced. */
const pause = 400;

/** Redraws the window as its fields change, keeps them in the address and hands the answer to the enquiry. */
export function mount(root: HTMLElement) {
	const part = (name: string) =>
		root.querySelector<SVGElement | HTMLElement>(`[data-part=${name}]`);
	const status = root.querySelector("[role=status]");
	const select = root.querySelector<HTMLSelectElement>("[name=suburb]");
	const link = root.querySelector<HTMLElement>("a.btn");
	const compass = part("compass");
	if (!status || !select || !link || !compass) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let drawn = "";

	const readNow = () => {
		const at = select.selectedOptions[0]?.dataset.at ?? root.dataset.middle;
		const state = readState(listChoices(root), readPlace(at), dayOf(Date.now()));
		const incidence = meet(state.glazing.facing, findSun(state.place, state.day, state.minutes));
		return { ...state, incidence };
	};

	const update = () => {
		const { glazing, place, day, minutes, incidence } = readNow();
		for (const field of root.querySelectorAll<HTMLInputElement>("input[type=range]")) {
			const words = field.name === "hour" ? formatTime(minutes) : formatMetres(Number(field.value));
			field.setAttribute("aria-valuetext", words);
			field.previousElementSibling?.replaceChildren(words);
		}
		const { beam, sun, ...walls } = drawSection(glazing, incidence);
		const { patch, north } = drawPlan(glazing, incidence);
		part("beam")?.setAttribute("points", beam);
		part("patch")?.setAttribute("points", patch);
		part("north")?.setAttribute("transform", `rotate(${north})`);
		part("needle")?.setAttribute("transform", `rotate(${45 * facings.indexOf(glazing.facing)})`);
		set(part("sun"), { ...sun, visibility: sun ? "visible" : "hidden" });
		for (const [name, attributes] of Object.entries(walls)) set(part(name), attributes);
		const reach = describeReach(glazing, incidence);
		part("reach")?.replaceChildren(reach);
		showShades();
		// The year does not depend on the hour, which is dragged.
		const wanted = JSON.stringify([glazing, place]);
		if (drawn !== wanted) showYear();
		drawn = wanted;
		clearTimeout(timer);
		timer = setTimeout(() => {
			keepChoices(listChoices(root));
			status.textContent = reach;
		}, pause);

		function showShades() {
			const lines = describeShades(glazing, incidence, Number(root.dataset.awning));
			for (const row of root.querySelectorAll<HTMLElement>("[data-shade]")) {
				const line = lines.find(({ slug }) => slug === row.dataset.shade);
				row.hidden = !line;
				row.querySelector("dd")?.replaceChildren(line?.text ?? "");
			}
			part("no-shade")?.toggleAttribute("hidden", lines.length > 0);
		}

		function showYear() {
			const year = Number(day.slice(0, 4));
			const cells = root.querySelectorAll<SVGElement>("rect[data-depth]");
			for (const [index, depth] of mapYear(glazing, place, year).flat().entries()) {
				const cell = cells[index];
				if (cell) cell.dataset.depth = String(gradeReach(depth));
			}
			for (const row of root.querySelectorAll<HTMLElement>("[data-day]")) {
				const words = describeTimes(glazing, place, `${year}-${row.dataset.day}`);
				row.querySelector("dd")?.replaceChildren(words);
			}
		}
	};

	const handOver = () => {
		const { glazing, day, minutes, incidence } = readNow();
		const suburb = readSuburb(select);
		const { facing, eave, height, sill } = glazing;
		const message = [
			`A window facing ${facingNames[facing]}${suburb ? ` at ${suburb.city}` : ""}:`,
			`glass ${formatMetres(height)} high, sill ${formatMetres(sill)} above the floor, eave ${formatMetres(eave)}.`,
			`At ${formatTime(minutes)} on ${day}: ${describeReach(glazing, incidence)} (From your page about the sun.)`,
		].join(" ");
		link.dataset.subject = JSON.stringify({ message, ...suburb });
	};

	root.addEventListener("input", update);
	// Before the link's own listener, which hands its subject over (ContactForm/quote.mount.ts).
	root.addEventListener("click", handOver, { capture: true });
	turnByPointer(compass, update);
	readChoices(root);
	if (location.search) update();
}

/** The facing follows a finger or a mouse that is dragged round the dial. */
function turnByPointer(compass: Element, update: () => void) {
	const dial = compass.querySelector("svg");
	if (!dial) return;
	const turn = ({ clientX, clientY }: PointerEvent) => {
		const { left, top, width, height } = dial.getBoundingClientRect();
		const angle = Math.atan2(clientX - left - width / 2, top + height / 2 - clientY);
		const index = (Math.round((angle * 4) / Math.PI) + 8) % 8;
		const radio = compass.querySelectorAll("input")[index];
		if (!radio || radio.checked) return;
		radio.checked = true;
		update();
	};
	dial.addEventListener("pointerdown", (event) => {
		dial.setPointerCapture(event.pointerId);
		turn(event);
	});
	dial.addEventListener("pointermove", (event) => {
		if (dial.hasPointerCapture(event.pointerId)) turn(event);
	});
}

function readPlace(at = ""): Place {
	const [lat = 0, lng = 0] = at.split(" ").map(Number);
	return { lat, lng };
}

function set(element: Element | null, attributes: Record<string, string | number | undefined>) {
	for (const [name, value] of Object.entries(attributes))
		element?.setAttribute(name, String(value));
}
