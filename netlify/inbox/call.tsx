import type { ReactNode } from "react";
import type { DeployContext } from "../enquiries/blobs.ts";
import type { OpenStore } from "../enquiries/list.ts";
import { Refusal } from "../requests/answer.ts";

/** What an address of the inbox answers with. */
export interface Answer {
	title?: string;
	content?: ReactNode;
	at?: "enquiries" | "readers";
	again?: number;
	status?: number;
	/** Leads there instead. */
	to?: string;
	/** Is the whole answer, in place of a page. */
	body?: BodyInit;
	headers?: Record<string, string>;
}

/** A call to the inbox. */
export interface Call {
	request: Request;
	url: URL;
	/** What was posted. */
	sent?: URLSearchParams;
	context: DeployContext;
	open: OpenStore;
}

/** What is not there, or not any more. */
export const missing = () => new Refusal(404, "There is no such enquiry here.");
