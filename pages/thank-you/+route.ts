import { subscribedPath, thanksPath } from "../../netlify/thanks.ts";

export default ({ urlPathname }: { urlPathname: string }) =>
	urlPathname === thanksPath || urlPathname === subscribedPath;
