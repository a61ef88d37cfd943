import "../components/site.css";
import { wake } from "../components/islands/wake.ts";
import { startAtTop } from "../components/Layout/startAtTop.ts";

// A page that the browser prerenders has not been opened yet.
if ((document as { prerendering?: boolean }).prerendering) {
	document.addEventListener("prerenderingchange", startAtTop, { once: true });
} else startAtTop();
wake();
