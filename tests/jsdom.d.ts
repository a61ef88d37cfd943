/** The part of jsdom that the tests use; the types of its documents are those of browsers. */
declare module "jsdom" {
	export class JSDOM {
		static fragment(html: string): DocumentFragment;
		readonly window: Window & typeof globalThis;
		constructor(html?: string, options?: { url?: string });
	}
}
