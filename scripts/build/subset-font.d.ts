/** The part of subset-font that the scripts use; the package ships no types. */
declare module "subset-font" {
	interface Options {
		targetFormat?: "sfnt" | "woff" | "woff2";
		variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
		/** OpenType feature tags to keep; all by default. */
		keepFeatures?: string[];
		noHinting?: boolean;
	}
	export default function subsetFont(
		font: Buffer,
		text: string,
		options?: Options,
	): Promise<Buffer>;
}
