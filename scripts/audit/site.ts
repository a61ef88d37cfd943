import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";
import { headersFor, revalidate } from "../../netlify/hosting.ts";

const folder = "reports/audit-site";
const compressible = /\.(html|css|js|svg|xml|json|txt|webmanifest)$/;

export interface AuditSite {
	origin: string;
	close: () => Promise<void>;
}

/**
 * Serves some pages of a built site as the host's CDN does: with Brotli, the project's own header rules,
 * and files with hashed names cached for ever. Netlify's local server neither compresses nor caches.
 */
export async function serveAuditSite(
	built: string,
	paths: string[],
	port: number,
): Promise<AuditSite> {
	copyPages(built, paths);
	const files = sirv(folder, {
		brotli: true,
		etag: true,
		extensions: ["html"],
		setHeaders: (response, pathname) => {
			response.setHeader("Cache-Control", revalidate);
			for (const [name, value] of Object.entries(headersFor(pathname))) {
				response.setHeader(name, value);
			}
		},
	});
	const server = createServer((request, response) =>
		files(request, response, () => {
			response.writeHead(404).end();
		}),
	);
	await listen(server, port);
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return { origin: `http://localhost:${port}`, close };
}

/** Copies the pages and all other files, with a Brotli file beside each compressible one. */
function copyPages(built: string, paths: string[]) {
	const pages = new Set(
		paths.map((one) => path.join(built, `${one === "/" ? "/index" : one}.html`)),
	);
	rmSync(folder, { recursive: true, force: true });
	cpSync(built, folder, {
		recursive: true,
		filter: (file) => !file.endsWith(".html") || pages.has(file),
	});
	for (const file of globSync(`${folder}/**/*.*`)) {
		if (compressible.test(file))
			writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
	}
}

function listen(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", reject).listen(port, () => resolve());
	});
}
