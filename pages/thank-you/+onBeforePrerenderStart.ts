import { subscribedPath, thanksPath } from "../../netlify/thanks.ts";

export const onBeforePrerenderStart = () => [thanksPath, subscribedPath];
