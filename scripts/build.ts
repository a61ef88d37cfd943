import "./production.ts";
import "./compile-cache.ts";

/** Set when the site was built a moment ago: `netlify serve` would run the build a second time. */
const isBuilt = process.env.SITE_IS_BUILT === "1";

try {
	if (!isBuilt) {
		const { buildSite } = await import("./site.ts");
		process.exitCode = await buildSite();
	}
} catch (error) {
	console.error(error);
	// Vike has a handler for errors that nobody else takes, with which the process would end as if all were well.
	process.exitCode = 1;
}
