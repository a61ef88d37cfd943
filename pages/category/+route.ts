import { routeOf } from "../routeOf.ts";

export default routeOf(
	/^\/blog\/category\/(?<category>[^/]+)(?:\/page\/(?<number>[2-9]|[1-9]\d+))?$/,
);
