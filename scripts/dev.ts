import { buildImages } from "./images.ts";

/** Vike's dev server for `netlify dev`; pictures are encoded first, from the cache where it can. */
process.env.NODE_ENV = "development";
await buildImages();
const { dev } = await import("vike/api");
const { viteServer } = await dev({ viteConfig: { server: { port: 3000, strictPort: true } } });
if (!viteServer) throw new Error("Vite did not start");
await viteServer.listen();
