import { routeOf } from "../routeOf.ts";

// `region` is not a suburb: /locations/region/kiama is a region page's address cut short.
export default routeOf(
	/^\/locations\/(?:region\/(?<region>[^/]+)|(?!region\/)(?<suburb>[^/]+))\/(?<product>[^/]+)$/,
);
