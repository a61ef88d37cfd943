import { routeOf } from "../../content/routing/aliases.ts";

// `region` is no suburb: /locations/region/kiama is a region page with one part too few (Q21).
export default routeOf(/^\/locations\/(?!region\/)(?<suburb>[^/]+)\/(?<product>[^/]+)$/);
