import { subscribedPath, thanksPath } from "../../netlify/enquiries/formRules.ts";

export const onBeforePrerenderStart = () => [thanksPath, subscribedPath];
