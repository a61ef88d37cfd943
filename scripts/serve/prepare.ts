import { buildFonts } from "../build/fonts.ts";
import { buildImages } from "../build/images.ts";
import { buildMap } from "../build/map.ts";
import { waitForSoundContent } from "./soundContent.ts";
import "./exitWithParent.ts";

/**
 * Prepares what Vike's dev server needs: sound content and its pictures, then fonts and maps, from the cache where
 * possible. This is a separate step, because Netlify's runtime gives up on a dev server after 15 seconds.
 */
process.env.NODE_ENV = "development";
await waitForSoundContent(buildImages);
await buildFonts();
await buildMap();
