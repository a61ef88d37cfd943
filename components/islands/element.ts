/** Makes an element with attributes and children; attributes that are undefined are left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Record<string, string | undefined> = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes))
		if (value !== undefined) made.setAttribute(key, value);
	made.append(...children);
	return made;
}
