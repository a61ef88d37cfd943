import { facingNames } from "../../scripts/content/facings.ts";
import { formatRange, startLower } from "../../scripts/content/format.ts";
import {
	type Choice,
	estimate,
	findChoice,
	type Opening,
	type PricedProduct,
	type PriceGuideData,
	secondSide,
	withAbout,
	withStart,
} from "../PriceGuide/estimate.ts";
import { formatLength } from "../PriceGuide/size.ts";
import { countWindows, type ListedWindow, type WindowList } from "./windowList.ts";

type Data = Pick<PriceGuideData, "products">;

/** A window of the list in words; without a room and a name it has its number. */
export function describeWindow(data: Data, window: ListedWindow, index: number) {
	const { room, name, facing, quantity } = window;
	const priced = findPrice(data, window);
	const { product, choice } = priced;
	const kind = product ? nameKind(product, choice) : "Product not chosen yet";
	return {
		title: [room, name].filter(Boolean).join(", ") || `Window ${index + 1}`,
		facing: facing && `faces ${facingNames[facing]}`,
		product: quantity > 1 ? `${quantity} × ${kind}` : kind,
		size: writeSides(choice, window),
		range: writeRange(priced),
	};
}

/** What a window is to be, and its price as far as it is known; of a product that is not chosen yet there is none. */
function findPrice(data: Data, window: ListedWindow) {
	const { product, choice } = findChoice(data, window.choice);
	const price = choice && estimate(choice, window);
	return { product, choice, price, isQuoted: product?.choices.length === 0 };
}

/** A guide range, or what it waits for. */
function writeRange({ product, choice, price, isQuoted }: ReturnType<typeof findPrice>): string {
	if (isQuoted) return "By written quote";
	if (!choice) return `Guide price once the ${product ? "kind" : "product"} is chosen`;
	return price ? withStart(choice, price.range) : "Guide price once the size is known";
}

/** Returns "Plantation Shutters (polymer)". */
function nameKind({ name, choices }: PricedProduct, choice: Choice | undefined): string {
	if (choices.length < 2) return name;
	return `${name} (${choice ? startLower(choice.name) : "kind not chosen yet"})`;
}

/** Returns "1.5 m wide and 1.2 m high", as far as the sides are known. */
function writeSides(choice: Choice | undefined, { width, second }: Opening): string {
	const adjective = secondSide(choice) === "depth" ? "deep" : "high";
	return [width && `${formatLength(width)} wide`, second && `${formatLength(second)} ${adjective}`]
		.filter(Boolean)
		.join(" and ");
}

/** What the list comes to: the sum of its ranges, and how many windows have none, or none yet. */
export function sumWindows(data: Data, windows: readonly ListedWindow[]): string {
	const found = windows.map((window) => ({ ...window, ...findPrice(data, window) }));
	const priced = found.flatMap(({ choice, price }) => (price ? { ...choice, ...price } : []));
	const quoted = countWindows(found.filter(({ isQuoted }) => isQuoted));
	const waiting = countWindows(found.filter(({ isQuoted, price }) => !isQuoted && !price));
	const rest = [
		quoted && `${quoted} by written quote`,
		waiting && `${waiting} without a figure yet`,
	]
		.filter(Boolean)
		.join(", ");
	if (!priced.length) return rest;
	const sum = (end: "min" | "max") => priced.reduce((total, result) => total + result[end], 0);
	const about = priced.some((result) => result.about);
	const total = withAbout({ about }, formatRange(sum("min"), sum("max")));
	const least = priced.some((result) => result.startsFrom) ? "at least " : "";
	return `${least}${total} including GST${rest && `, and ${rest}`}`;
}

/** What an enquiry about the list says; netlify/enquiries/description.ts reads it again. */
export function writeList(data: Data, { windows, samples }: Omit<WindowList, "isLeftOut">) {
	const lines = windows.map((window, index) => {
		const { title, facing, product, size, range } = describeWindow(data, window, index);
		const parts = [[title, facing].filter(Boolean).join(", "), product, size].filter(Boolean);
		return `${index + 1}. ${parts.join("; ")}: ${range}`;
	});
	const list = lines.length
		? ["My windows, with your guide prices:", ...lines, `Together ${sumWindows(data, windows)}.`]
		: [];
	const bring = samples.length ? [`Please bring: ${samples.join("; ")}.`] : [];
	const products = windows.flatMap(({ choice }) => findChoice(data, choice).product?.name ?? []);
	return { message: [...list, ...bring].join("\n"), interests: [...new Set(products)] };
}
