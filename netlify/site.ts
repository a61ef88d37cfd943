import { readFile } from "node:fs/promises";
import type { Site } from "../scripts/content/schemas/site.ts";

/** What the host tells a function: about its deploy, and how to do work that no answer waits for. */
export interface DeployContext {
	deploy?: { context?: string; published?: boolean };
	/** The address that was called. */
	url?: URL;
	waitUntil?: (work: Promise<unknown>) => void;
}

/**
 * The published deploy. The host runs what has a schedule for no other
 * (https://docs.netlify.com/build/functions/scheduled-functions), and does not tell it so.
 */
export const live: DeployContext = { deploy: { context: "production" } };

/**
 * Where something was sent: `production`, `deploy-preview`, `local` and so on. An earlier deploy of the production site,
 * which keeps an address of its own for weeks, is not production: its code is old.
 */
export function nameContext({ deploy }: DeployContext): string {
	const name = (deploy?.context || "local").toLowerCase().replace(/[^a-z0-9-]+/g, "-");
	return name === "production" && deploy?.published === false ? "unpublished" : name;
}

/** Where links lead: to the live site's own address, whatever name a caller gave it; undefined where the host has told none. */
export function originOf(context: DeployContext): string | undefined {
	const { URL: main } = process.env;
	const url = nameContext(context) === "production" ? main || context.url : context.url || main;
	return url && new URL(url).origin;
}

/** Where an enquiry is in the inbox of its deploy. */
export function inboxLink(id: string, context: DeployContext): string | undefined {
	const origin = originOf(context);
	return origin && `${origin}/inbox/${id}`;
}

/** Writes to the log what went wrong; `fields` have no personal data. */
export function report(event: string, error: unknown, fields?: object): undefined {
	console.error(JSON.stringify({ event, ...fields, cause: describeCause(error) }));
}

/** What went wrong, with the system's error code: `fetch failed ECONNREFUSED`. */
export function describeCause(error: unknown): string {
	const { message = String(error), cause } = error as Error;
	const { code = "" } = (cause ?? {}) as NodeJS.ErrnoException;
	return `${message} ${code}`.trimEnd();
}

/** What functions say of the business. */
type SiteDetails = Pick<Site, "brand" | "phone" | "email" | "visit" | "closedDays">;

/** Reads content/site.yaml, which is shipped beside the functions. */
export async function readSiteDetails(): Promise<SiteDetails> {
	// Loaded only when needed: it would take most of every call's start-up time.
	const { parse } = await import("yaml");
	return parse(await readFile("content/site.yaml", "utf8"));
}

/**
 * A built page with the site's head, header and footer, and the enquiry form with its props: of the built site shipped
 * beside the functions, or in `npm run dev`, where nothing is built, of the running one.
 */
export async function readBuiltPage(requestUrl: string): Promise<string> {
	const response =
		process.env.NETLIFY_DEV === "true" ? await fetch(new URL("/contact", requestUrl)) : undefined;
	return response?.ok ? response.text() : readFile("dist/client/contact.html", "utf8");
}
