import { routeOf } from "../routeOf.ts";

export default routeOf(/^\/(?<slug>privacy-policy|terms-conditions)$/);
