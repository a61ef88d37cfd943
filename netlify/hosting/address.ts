/** Last part of the address of a file that is not a page. Names of hashed files keep their case. */
const fileName = /\.(?!html?$)[a-z0-9]+$/i;
/** First parts reserved for the functions, the host and the dev server. */
const systemPart = /^(api$|\.netlify$|@)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no address has a control character
const unusable = /[\u0000-\u001f\u007f/\\]/;

/**
 * The canonical form of a page's address: lower case, single slashes, none at the end, no `.html`
 * and no `index`. An address already in this form is returned unchanged.
 * @param pathname path of a URL, percent-encoded
 * @returns undefined when the path cannot be read: broken encoding, control characters, encoded slashes
 */
export function canonicalPath(pathname: string): string | undefined {
	const parts = decodeParts(pathname);
	if (!parts) return undefined;
	const wanted = canonicalParts(parts.filter((part) => part !== ""));
	if (wanted.join("/") === parts.join("/")) return pathname;
	return `/${wanted.map(encodeURIComponent).join("/")}`;
}

function decodeParts(pathname: string): string[] | undefined {
	try {
		const parts = pathname.slice(1).split("/").map(decodeURIComponent);
		return parts.some((part) => unusable.test(part)) ? undefined : parts;
	} catch {
		return undefined;
	}
}

function canonicalParts(parts: string[]): string[] {
	const last = parts.at(-1) ?? "";
	if (systemPart.test(parts[0] ?? "") || fileName.test(last)) return parts;
	const lower = parts.map((part) => part.toLowerCase());
	const name = lower.pop()?.replace(/(\.html?)+$/, "");
	if (name === undefined) return [];
	return name === "" || name === "index" ? canonicalParts(lower) : [...lower, name];
}
