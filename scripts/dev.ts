import { buildFonts } from "./fonts.ts";
import { buildImages } from "./images.ts";
import { buildMap } from "./map.ts";
import "./exit-with-parent.ts";

/** Vike's dev server for `netlify dev`; fonts and pictures come first, from the cache where they can. */
process.env.NODE_ENV = "development";
const port = Number(process.env.SITE_DEV_PORT || 3000);
await buildFonts();
await buildImages();
await buildMap();
const { dev } = await import("vike/api");
await dev({ viteConfig: { server: { port, strictPort: true } } });
