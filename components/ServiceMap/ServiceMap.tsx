/** The service area as a picture; /locations has the same drawing with links. */
export function ServiceMap() {
	return (
		<div className="mapbox">
			<img
				className="map"
				src="/service-map.svg"
				width="960"
				height="600"
				loading="lazy"
				alt="Map of the four regions: Wollongong, Shellharbour and Kiama along the coast, the Southern Highlands above the escarpment"
			/>
			<p className="note">
				Boundaries simplified from Australian Bureau of Statistics data, CC BY 4.0.
			</p>
		</div>
	);
}
