import { routeOf } from "../../content/aliases.ts";

export default routeOf(/^\/locations\/(?<suburb>[^/]+)$/);
