import { routeOf } from "../../content/routing/aliases.ts";

export default routeOf(/^\/blog\/(?<slug>[^/]+)$/);
