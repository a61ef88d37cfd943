import "../components/site.css";
import { startBehaviours } from "../components/behaviours/start.ts";
import { startIslands, whenShown } from "../components/islands/client.ts";
import { startAtTop } from "../components/Layout/startAtTop.ts";

// The browser may prerender a page early; storage, and so the draft, can change before it is shown.
whenShown(() => {
	startAtTop();
	startIslands();
	startBehaviours();
});
