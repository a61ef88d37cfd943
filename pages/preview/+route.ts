/** Only `npm run dev` has the page; the built site answers that there is none. */
export default ({ urlPathname }: { urlPathname: string }) =>
	process.env.NODE_ENV === "development" && urlPathname === "/preview";
