/** Calls of the functions that one client may make in a minute, as on the host (netlify/functions/forms.mts). */
const usual = 30;
const minute = 60_000;

/**
 * Counts calls as the host's rate limit does, in this process only. The machine's own calls are not counted unless
 * REQUESTS_PER_MINUTE sets a number for everybody.
 * @returns a function that counts one call and says whether it is one too many
 */
export function createRequestCounter(chosen = Number(process.env.REQUESTS_PER_MINUTE)) {
	let counts = new Map<string, number>();
	let current = 0;
	return (address = "", now = Date.now()): boolean => {
		if (!chosen && /^(::1$|(::ffff:)?127\.)/.test(address)) return false;
		const started = Math.floor(now / minute);
		if (started !== current) counts = new Map();
		current = started;
		const client = networkOf(address);
		const count = (counts.get(client) ?? 0) + 1;
		counts.set(client, count);
		return count > (chosen || usual);
	};
}

/** An IPv6 client has a whole /64, its first four groups, to choose addresses from (RFC 6177). */
function networkOf(address: string): string {
	if (!address.includes(":") || address.startsWith("::ffff:")) return address;
	const [start = "", end = ""] = address.split("%", 1)[0]?.split("::") ?? [];
	const [head, tail] = [start, end].map((part) => part.split(":").filter(Boolean));
	const zeros = Array(8 - (head?.length ?? 0) - (tail?.length ?? 0)).fill("0");
	return [...(head ?? []), ...zeros, ...(tail ?? [])].slice(0, 4).join(":");
}
