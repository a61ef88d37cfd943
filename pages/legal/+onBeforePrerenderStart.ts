export function onBeforePrerenderStart() {
	return ["/privacy-policy", "/terms-conditions"];
}
