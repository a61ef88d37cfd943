import "../components/site.css";
import { wake } from "../components/islands/wake.ts";
import { whenOpened } from "../components/islands/whenOpened.ts";
import { startAtTop } from "../components/Layout/startAtTop.ts";

// Before the visitor comes to a prerendered page storage still changes, and with it the draft.
whenOpened(() => {
	startAtTop();
	wake();
});
