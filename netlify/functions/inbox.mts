import type { Config } from "@netlify/functions";
import { answerInbox } from "../inbox/answerInbox.tsx";

export default answerInbox;

/** Literals, because the host reads them without running the code. */
export const config: Config = { path: ["/inbox", "/inbox/*"] };
