import { routeOf } from "../../content/routing/aliases.ts";

export default routeOf(/^\/(?<slug>privacy-policy|terms-conditions)$/);
