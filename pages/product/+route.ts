import { routeOf } from "../../content/aliases.ts";

export default routeOf(/^\/products\/(?<slug>[^/]+)$/);
