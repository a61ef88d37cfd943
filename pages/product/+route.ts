import { routeOf } from "../../content/routing/aliases.ts";

export default routeOf(/^\/products\/(?<slug>[^/]+)$/);
