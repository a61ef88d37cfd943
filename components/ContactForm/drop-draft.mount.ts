import { dropDraft } from "./draft.ts";

/** For the page that says thank you for an enquiry sent without script: the draft of an earlier page has arrived. */
export const mount = dropDraft;
