import {
	appendFileSync,
	globSync,
	readdirSync,
	readFileSync,
	renameSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { growPosts } from "./growPosts.ts";
import { makeSiteCopy } from "./siteCopy.ts";
import { type Cost, measure } from "./usage.ts";

/** Numbers of posts to measure, besides the real ones. */
const sizes = [1000, 10_000];
const whole = ["scripts/build.ts"];
/** For sites with made-up posts, which get no sharing cards. */
const withoutCards = ["scripts/bench/build-without-cards.ts"];

/**
 * Builds the whole site at several sizes: with no cache but pictures; with all caches but without dist, as on CI;
 * after the text of a post has changed; and after its title has changed, which other pages show.
 */
export function benchPosts(): void {
	console.log("\nWhole build, pictures and sharing cards at hand (a larger site: no cards)\n");
	console.log("  posts   pages  build           CPU s   wall s  largest process");
	benchSite(makeSiteCopy(), whole);
	for (const size of sizes) {
		const folder = makeSiteCopy();
		growPosts(path.join(folder, "content"), size);
		benchSite(folder, withoutCards);
	}
}

function benchSite(folder: string, build: string[]) {
	const blog = path.join(folder, "content/blog");
	const [post = "", ...others] = readdirSync(blog);
	const print = (name: string, { cpu, seconds, peak }: Cost) => {
		const pages = globSync("dist/client/**/*.html", { cwd: folder }).length;
		const cells = [
			`${others.length + 1}`.padStart(7),
			`${pages}`.padStart(8),
			`  ${name}`.padEnd(16),
		];
		const figures = [cpu, seconds].map((value) => value.toFixed(1).padStart(7)).join("  ");
		console.log(`${cells.join("")}${figures}  ${`${Math.round(peak)} MB`.padStart(15)}`);
	};
	print("cold", measure(folder, build));
	// Out of the way, because files deleted now would slow down what follows.
	renameSync(path.join(folder, "dist"), path.join(folder, "dist-cold"));
	print("warm", measure(folder, build));
	const file = path.join(blog, post);
	appendFileSync(file, "\nA sentence more.\n");
	print("text changed", measure(folder, build));
	writeFileSync(file, readFileSync(file, "utf8").replace(/^title: "?/m, "$&New "));
	print("title changed", measure(folder, build));
}
