import { readFileSync, writeFileSync } from "node:fs";

/** A package in the lockfile. */
interface Package {
	name: string;
	version: string;
	/** SPDX expression, as its author states it. */
	licence: string;
	/** Its code or files reach a visitor or run in a function. */
	shipped: boolean;
}

interface Entry {
	version?: string;
	license?: string;
	dev?: boolean;
	link?: boolean;
}

/** Licences that ask for no more than the notice included in the package. */
const permissive = [
	"MIT",
	"ISC",
	"0BSD",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"Apache-2.0",
	"OFL-1.1",
	"CC0-1.0",
	"BlueOak-1.0.0",
];
const unstated = "not stated in its package.json";

/** Every package in the lockfile, by name. */
export function listPackages(lockfile = "package-lock.json"): Package[] {
	const { packages } = JSON.parse(readFileSync(lockfile, "utf8")) as {
		packages: Record<string, Entry>;
	};
	return Object.entries(packages)
		.filter(([path, { link }]) => path && !link)
		.map(([path, { version = "", license = unstated, dev = false }]) => {
			const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
			return { name, version, licence: license, shipped: !dev };
		})
		.sort((a, b) => a.name.localeCompare(b.name));
}

/** Packages whose licence a person has to read: copyleft, unusual or not stated. */
export function findRestrictive(packages: Package[]): Package[] {
	return packages.filter(({ licence }) => {
		const demands = licence.replace(/[()]/g, "").split(" AND ");
		return !demands.every((one) => one.split(" OR ").some((name) => permissive.includes(name)));
	});
}

/** The packages as docs/licences.md lists them. */
export function formatLicences(packages: Package[]): string {
	const shipped = packages.filter((one) => one.shipped);
	const build = packages.filter((one) => !one.shipped);
	return [
		"# Licences",
		"Written by `npm run licences` from the lockfile; `scripts/licences.test.ts` reads the same lists.",
		"## In the site and its functions",
		formatTable(shipped),
		"## In the build and the tests",
		`${build.length} packages that no visitor receives:`,
		formatCounts(build),
		"Of these, the following are neither MIT, ISC, BSD, Apache 2.0, CC0, OFL nor Blue Oak. They run on the machine that builds and are not passed on.",
		formatTable(findRestrictive(build)),
		"",
	].join("\n\n");
}

function formatTable(packages: Package[]): string {
	const rows = packages.map(
		({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
	);
	return ["| package | version | licence |", "| --- | --- | --- |", ...new Set(rows)].join("\n");
}

function formatCounts(packages: Package[]): string {
	const groups = [...Map.groupBy(packages, ({ licence }) => licence)];
	groups.sort(([, a], [, b]) => b.length - a.length);
	return groups.map(([licence, same]) => `- ${licence}: ${same.length}`).join("\n");
}

if (import.meta.main) writeFileSync("docs/licences.md", formatLicences(listPackages()));
