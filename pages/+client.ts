import "../components/site.css";
import { wake } from "../components/islands/wake.ts";
import { whenOpened } from "../components/islands/whenOpened.ts";
import { startAtTop } from "../components/Layout/startAtTop.ts";

// The browser may prerender a page early; storage, and so the draft, can change before it is shown.
whenOpened(() => {
	startAtTop();
	wake();
});
