/** Characters of the longest address that GitHub answers (https://github.com/github/docs/issues/5136). */
export const longestAddress = 8191;

/** The page of GitHub on which a new file begins. @param text what it holds from the start */
export function newFileAddress(repository: string, file: string, text?: string): string {
	const query = new URLSearchParams({ filename: file, ...(text && { value: text }) });
	return `${repository}/new/main?${query}`;
}
