/** Pixels per rem in the pages. */
const rem = 16;

/**
 * The value of a `sizes` attribute in a viewport, in pixels: the length after the first condition that
 * is true. Understands the widths and sums that components/Picture/Picture.tsx uses.
 */
export function evaluateSizes(sizes: string, viewport: number): number {
	for (const entry of splitTop(sizes)) {
		const [, sign, limit, length] = /^\(width (>=|<) ([\d.]+)rem\)\s+(.+)$/.exec(entry) ?? [];
		if (!length) return evaluateLength(entry, viewport);
		const bound = Number(limit) * rem;
		if (sign === ">=" ? viewport >= bound : viewport < bound)
			return evaluateLength(length, viewport);
	}
	return viewport;
}

/** The narrowest file of a `srcset` with enough pixels, otherwise the widest. */
export function chooseFile(srcset: string, pixels: number): string {
	const files = srcset.split(", ").map((entry) => {
		const [address = "", width = ""] = entry.split(" ");
		return { address, width: Number.parseInt(width, 10) };
	});
	files.sort((a, b) => a.width - b.width);
	return (files.find(({ width }) => width >= pixels) ?? files.at(-1))?.address ?? "";
}

/** A length in px, rem or vw, or calc(), min(), max() or clamp() of such lengths. */
function evaluateLength(length: string, viewport: number): number {
	const call = /^(calc|min|max|clamp)\((.+)\)$/.exec(length.trim());
	if (call?.[1] === "calc") {
		const [, left = "", sign, right = ""] = /^(.+) ([+-]) (.+)$/.exec(call[2] ?? "") ?? [];
		const difference = evaluateLength(right, viewport) * (sign === "-" ? -1 : 1);
		return evaluateLength(left, viewport) + difference;
	}
	if (call) {
		const values = splitTop(call[2] ?? "").map((part) => evaluateLength(part, viewport));
		if (call[1] === "min") return Math.min(...values);
		if (call[1] === "max") return Math.max(...values);
		const [least = 0, wanted = 0, most = 0] = values;
		return Math.max(least, Math.min(wanted, most));
	}
	const [, number, unit] = /^([\d.]+)(px|rem|vw)$/.exec(length.trim()) ?? [];
	const scale = { px: 1, rem, vw: viewport / 100 }[unit ?? ""];
	if (scale === undefined) throw new Error(`cannot read the length "${length}"`);
	return Number(number) * scale;
}

/** Splits a text at the commas outside brackets. */
function splitTop(text: string): string[] {
	return text.split(/,\s*(?![^()]*\))/).map((part) => part.trim());
}
