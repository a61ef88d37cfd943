/** Only `npm run dev` has the page; the built site has no such page. */
export default ({ urlPathname }: { urlPathname: string }) =>
	process.env.NODE_ENV === "development" && urlPathname === "/preview";
