import { routeOf } from "../routeOf.ts";

// The host serves these pages for unknown places; a rule hides their own addresses.
export default routeOf(/^\/not-found\/(?<what>location|region)$/);
