import { type DeployContext, nameContext } from "../enquiries/blobs.ts";

/** Where the links of an e-mail lead: to the live site's own address, whatever name a caller gave it. */
export function originOf({ url }: Request, context: DeployContext): string {
	const { URL: own } = process.env;
	return own && nameContext(context) === "production" ? new URL(own).origin : new URL(url).origin;
}

/** Where an enquiry is in the owner's inbox; undefined where the host has not told the site's address. */
export function inboxLink(id: string): string | undefined {
	const { URL: own } = process.env;
	return own && `${new URL(own).origin}/inbox/${id}`;
}
