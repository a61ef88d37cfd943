import { createHmac, timingSafeEqual } from "node:crypto";
import type { Subscription } from "../enquiries/records.ts";

/** Where the links of newsletter e-mails lead. */
export const subscriptionPath = "/api/subscription";

/** What a link does: puts an address on the list, or takes it off. */
type Action = "confirm" | "leave";

/** Milliseconds in which an address can be confirmed. */
export const confirmable = 7 * 24 * 3_600_000;
/** Characters of LINK_SECRET: fewer can be found by trying, from one link. */
const shortest = 32;

/** Why links cannot be signed, in words for the owner; undefined when they can. */
export function findSecretFault(): string | undefined {
	const { LINK_SECRET = "" } = process.env;
	if (LINK_SECRET.length >= shortest) return;
	const fault = LINK_SECRET ? `has under ${shortest} characters` : "is not set";
	return `LINK_SECRET ${fault}: the newsletter's links need a random one, such as openssl rand -hex 32 prints`;
}

/** What a link says. */
export interface Link {
	action: Action;
	id: string;
	/** Milliseconds: when the record was made that it confirms, and until when it may. */
	made: string;
	until: string;
}

/**
 * A link for a reader, signed so that nobody can make one for somebody else. Confirming is possible for seven days and
 * for this record alone, leaving always.
 */
export function makeLink(
	action: Action,
	{ id, subscribedAt }: Pick<Subscription, "id" | "subscribedAt">,
	origin: string,
	now = Date.now(),
): string {
	const isConfirm = action === "confirm";
	const link = {
		action,
		id,
		made: isConfirm ? String(Date.parse(subscribedAt)) : "",
		until: isConfirm ? String(now + confirmable) : "",
	};
	return `${origin}${subscriptionPath}?${new URLSearchParams({ ...link, sign: sign(link) })}`;
}

/** What a link says; undefined when it is not whole, has expired or is not ours. */
export function readLink(url: string, now = Date.now()): Link | undefined {
	const query = new URL(url).searchParams;
	const read = (name: string) => query.get(name) ?? "";
	const link = { action: read("action"), id: read("id"), made: read("made"), until: read("until") };
	const [wanted, given] = [Buffer.from(sign(link)), Buffer.from(read("sign"))];
	const isOurs = wanted.length === given.length && timingSafeEqual(wanted, given);
	const isWhole =
		link.action === "confirm"
			? /^\d+$/.test(link.made) && /^\d+$/.test(link.until) && Number(link.until) > now
			: link.action === "leave" && !link.made && !link.until;
	return isOurs && isWhole && !findSecretFault() ? (link as Link) : undefined;
}

function sign({ action, id, made, until }: Record<keyof Link, string>): string {
	const { LINK_SECRET = "" } = process.env;
	const text = [action, id, made, until].join("\n");
	return createHmac("sha256", LINK_SECRET).update(text).digest("base64url");
}
