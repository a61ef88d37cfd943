import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Licences that ask for no more than the notice included in the package. */
const permissive =
	/^(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0|BlueOak-1\.0\.0)$/;
/** Their own files say MIT, and BSD 2-Clause; their package.json says nothing. */
const known = ["callsite", "suncalc"];

interface Package {
	/** SPDX expression, as its author states it. */
	license?: string;
	dev?: boolean;
	link?: boolean;
}

test("nothing that reaches a visitor or runs in a function asks for more than its notice", () => {
	const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
	const shipped = Object.entries<Package>(packages)
		.filter(([path, { dev, link }]) => path && !dev && !link)
		.map(([path, { license = "" }]) => [path.replace(/^.*node_modules\//, ""), license]);
	expect(shipped.map(([name]) => name)).toEqual(
		expect.arrayContaining(["react-dom", "@fontsource-variable/figtree", "zod"]),
	);
	const restrictive = shipped.filter(([name = "", licence = ""]) => {
		const demands = licence.replace(/[()]/g, "").split(" AND ");
		const isMet = demands.every((one) => one.split(" OR ").some((name) => permissive.test(name)));
		return !isMet && !known.includes(name);
	});
	expect(restrictive).toEqual([]);
});
