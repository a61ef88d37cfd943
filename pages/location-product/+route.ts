import { routeOf } from "../routeOf.ts";

// `region` is not a suburb: /locations/region/kiama is the address of a region page cut short (Q21).
export default routeOf(/^\/locations\/(?!region\/)(?<suburb>[^/]+)\/(?<product>[^/]+)$/);
