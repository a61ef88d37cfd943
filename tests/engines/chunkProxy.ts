import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy before a site that can hold back the code of islands, in any browser. */
export interface ChunkProxy {
	origin: string;
	/** Holds back all code of islands that is asked for from now on. */
	hold: () => void;
	/** How many files are held back. */
	countHeld: () => number;
	letGo: () => void;
	close: () => void;
}

/** Opens a proxy that passes everything on to the site. @param site its origin */
export async function openProxy(site: string): Promise<ChunkProxy> {
	let isOpen = Promise.withResolvers<void>();
	isOpen.resolve();
	let held = 0;
	const server = createServer(async (request, response) => {
		const { method, url = "/", headers } = request;
		const isCode = url.startsWith("/assets/chunks/");
		if (isCode) {
			held += 1;
			await isOpen.promise;
			held -= 1;
		}
		const passed = send(new URL(url, site), { method, headers }, (answer) => {
			// What a browser keeps could not be held back another time.
			if (isCode) answer.headers["cache-control"] = "no-store";
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(response);
		});
		passed.once("error", () => response.destroy());
		request.pipe(passed);
	});
	await once(server.listen(0), "listening");
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		hold() {
			isOpen = Promise.withResolvers();
		},
		countHeld: () => held,
		letGo: () => isOpen.resolve(),
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}
