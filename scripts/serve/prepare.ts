import { buildFonts } from "../build/fonts.ts";
import { buildImages } from "../build/images.ts";
import { buildMap } from "../build/map.ts";
import { waitForSoundContent } from "./sound-content.ts";
import "./exit-with-parent.ts";

/**
 * What has to be there before Vike's dev server starts: content that can be read, then fonts, pictures and maps,
 * from the cache where they can. Done apart, because Netlify's runtime gives up on a dev server after 15 seconds.
 */
process.env.NODE_ENV = "development";
await waitForSoundContent();
await buildFonts();
await buildImages();
await buildMap();
