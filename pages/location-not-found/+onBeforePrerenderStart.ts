export function onBeforePrerenderStart() {
	return ["/not-found/location", "/not-found/region"];
}
