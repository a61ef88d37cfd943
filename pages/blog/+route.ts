import { routeOf } from "../routeOf.ts";

// The first page has one address only, /blog; /blog/page/1 is sent there by the host's rules.
export default routeOf(/^\/blog(?:\/page\/(?<number>[2-9]|[1-9]\d+))?$/);
