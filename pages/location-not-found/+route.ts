import { routeOf } from "../../content/routing/aliases.ts";

// Served by the host for unknown places; the addresses themselves are hidden by a rule.
export default routeOf(/^\/not-found\/(?<what>location|region)$/);
