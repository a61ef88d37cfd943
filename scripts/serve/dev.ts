import { dev } from "vike/api";
import "./exit-with-parent.ts";

/** Vike's dev server for `netlify dev`; scripts/serve/prepare.ts comes before it. */
process.env.NODE_ENV = "development";
const port = Number(process.env.SITE_DEV_PORT || 3000);
await dev({ viteConfig: { server: { port, strictPort: true } } });
