/* The visitor's list of windows, as the site writes it into a message (components/Windows/windowWords.ts). */

const list = /^My windows, with your guide prices:\n((?:\d{1,2}\. .+\n)+)Together (.+)\.$/m;
const bring = /^Please bring: (.+)\.$/m;

/** What the windows of a message come to by the price guide. */
export function findRange(message: string): string | undefined {
	return list.exec(message)?.[2]?.replace(" including GST", "");
}

/** A message in its parts: the visitor's words, and what was listed for the owner's eyes. */
export function splitMessage(message: string): [label: string, text: string][] {
	const [, windows = "", sum = ""] = list.exec(message) ?? [];
	const parts: [string, string][] = [
		["Message", message.replace(list, "").replace(bring, "").trim()],
		["Windows", windows.trim()],
		["Price guide", sum],
		["Bring", bring.exec(message)?.[1] ?? ""],
	];
	return parts.filter(([, text]) => text);
}
