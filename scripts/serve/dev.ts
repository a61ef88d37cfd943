import { dev } from "vike/api";
import "./exitWithParent.ts";

/** Starts Vike's dev server for `netlify dev`, after scripts/serve/prepare.ts. */
process.env.NODE_ENV = "development";
const port = Number(process.env.SITE_DEV_PORT || 3000);
await dev({ viteConfig: { server: { port, strictPort: true } } });
