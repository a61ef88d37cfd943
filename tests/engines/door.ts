import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/** A way to a site on which the code of islands can be held back, in any browser. */
export interface Door {
	origin: string;
	/** Holds back all code of islands that is asked for from now on. */
	hold: () => void;
	/** How many files are held back. */
	countHeld: () => number;
	letGo: () => void;
	close: () => void;
}

/** Opens a server that passes everything on to the site. @param site its origin */
export async function openDoor(site: string): Promise<Door> {
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
