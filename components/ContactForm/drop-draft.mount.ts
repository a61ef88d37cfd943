import { dropDraft } from "./draft.ts";

/** For the thank-you page of an enquiry sent without script: an earlier page's draft has arrived. */
export const mount = dropDraft;
