import { subscribedPath, thanksPath } from "../../netlify/enquiries/formRules.ts";

export default ({ urlPathname }: { urlPathname: string }) =>
	urlPathname === thanksPath || urlPathname === subscribedPath;
