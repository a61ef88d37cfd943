import { routeOf } from "../../content/aliases.ts";

export default routeOf(/^\/(?<slug>privacy-policy|terms-conditions)$/);
