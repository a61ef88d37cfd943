import { createServer } from "node:http";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll } from "vitest";
import { ContactForm } from "../components/ContactForm/ContactForm.tsx";
import { Island } from "../components/islands/Island.tsx";
import { listen } from "./listen.ts";

/** The contact page with the markup that the build gives its form, and nothing else. */
export const builtPage = `<!DOCTYPE html><html lang="en-AU"><head><title>Contact</title>
<link rel="stylesheet" href="/assets/site.1234.css"></head><body><header><a href="/contact" aria-current="page">Menu</a></header>
<main id="main">${renderToStaticMarkup(
	<Island
		name="ContactForm"
		component={ContactForm}
		props={{
			interests: [{ label: "All", names: ["Roller Blinds", "Zip Screens/Awnings", "Other"] }],
			phone: `'02' "&" <more>`,
			phoneLink: "+612",
			next: ["We call."],
			closedDays: ["2026-12-25"],
		}}
	/>,
)}</main><footer>Foot</footer></body></html>`;

/** A site that answers every address with that page, as `npm run dev` would, until the last test of the file. */
export async function openBuiltPage(): Promise<{ origin: string }> {
	process.env.NETLIFY_DEV = "true";
	afterAll(() => void delete process.env.NETLIFY_DEV);
	const port = await listen(createServer((_request, response) => response.end(builtPage)));
	return { origin: `http://localhost:${port}` };
}
