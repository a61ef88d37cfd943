import { createHmac, timingSafeEqual } from "node:crypto";

/** Where the links of newsletter e-mails lead. */
export const subscriptionPath = "/api/subscription";

/** What a link does: puts an address on the list, or takes it off. */
type Action = "confirm" | "leave";

/** Milliseconds in which an address can be confirmed. */
export const confirmable = 7 * 24 * 3_600_000;

/** Whether links can be signed: LINK_SECRET is any long text, which must stay the same for old links to work. */
export function canSign(): boolean {
	return Boolean(process.env.LINK_SECRET);
}

/**
 * A link for a reader, signed so that nobody can make one for somebody else. Confirming is possible for seven days,
 * leaving always.
 */
export function makeLink(action: Action, id: string, origin: string, now = Date.now()): string {
	const until = action === "confirm" ? String(now + confirmable) : "";
	const query = new URLSearchParams({ action, id, until, sign: sign(action, id, until) });
	return `${origin}${subscriptionPath}?${query}`;
}

/** What a link is for; undefined when it has expired or is not ours. */
export function readLink(
	url: string,
	now = Date.now(),
): { action: Action; id: string } | undefined {
	const query = new URL(url).searchParams;
	const [action = "", id = "", until = "", sent = ""] = ["action", "id", "until", "sign"].map(
		(name) => query.get(name) ?? "",
	);
	const [wanted, given] = [Buffer.from(sign(action, id, until)), Buffer.from(sent)];
	const isOurs = wanted.length === given.length && timingSafeEqual(wanted, given);
	if (!canSign() || !isOurs || (until && Number(until) < now)) return undefined;
	return { action: action as Action, id };
}

function sign(...parts: string[]): string {
	const { LINK_SECRET = "" } = process.env;
	return createHmac("sha256", LINK_SECRET).update(parts.join("\n")).digest("base64url");
}
