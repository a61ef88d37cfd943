import { dropDraft } from "./draft.ts";

/** On the page that thanks for an enquiry sent without script: the draft of an earlier page has gone through. */
export const mount = dropDraft;
