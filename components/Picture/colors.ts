/**
 * The colours of components/tokens.css, for places that cannot read custom properties: pictures, icons, the manifest
 * and the browser's own bars. The names match the tokens.
 */
export const colors = {
	sun: "#fdfcf7",
	shade: "#e3eaeb",
	ink: "#10262c",
	slate: "#465a60",
	tasman: "#1d5a65",
	flame: "#bc3217",
	wollongong: "#1d6b78",
	shellharbour: "#95600c",
	kiama: "#4d6d29",
	highlands: "#7b4357",
} as const;
