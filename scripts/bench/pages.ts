import { globSync } from "node:fs";
import path from "node:path";
import { growSuburbs } from "./growSuburbs.ts";
import { makeSiteCopy } from "./siteCopy.ts";
import { measure } from "./usage.ts";

/** Multiples of the site's suburbs to build. */
const sizes = [1, 2, 4];

const renderPages = ["scripts/build/pages.ts"];

/** Builds the pages with one, two and four times the suburbs, and prints how fast they are made. */
export function benchPages(): void {
	console.log(
		"\nPages: what npm run build does to render them, alone in a process, with bundle and texts at hand\n",
	);
	console.log("       pages  prerendering  a second  CPU ms a page  peak memory  KB a page");
	for (const times of sizes) {
		const folder = makeSiteCopy();
		measure(folder, ["scripts/build/bundle.ts"]);
		// Compiles the posts.
		measure(folder, renderPages);
		growSuburbs(path.join(folder, "content"), times);
		const [usage] = measure(folder, renderPages).processes;
		if (!usage?.start) throw new Error("the build did not say when it began to render");
		const { start, end } = usage;
		const pages = globSync("dist/client/**/*.html", { cwd: folder }).length;
		const seconds = end.seconds - start.seconds;
		console.log(
			[
				`${times}x`.padEnd(4),
				`${pages}`.padStart(8),
				`${seconds.toFixed(2)} s`.padStart(14),
				`${Math.round(pages / seconds)}`.padStart(10),
				(((end.cpu - start.cpu) * 1000) / pages).toFixed(2).padStart(15),
				`${Math.round(end.peak)} MB`.padStart(13),
				`${Math.round((end.peak * 1024) / pages)}`.padStart(11),
			].join(""),
		);
	}
}
