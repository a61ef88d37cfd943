import { routeOf } from "../routeOf.ts";

// The first page has only one address, /blog; the host's rules redirect /blog/page/1 there.
export default routeOf(/^\/blog(?:\/page\/(?<number>[2-9]|[1-9]\d+))?$/);
