import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

/** Lets a server listen until the last test of the file. @returns the port that it has got */
export async function listen(server: Server): Promise<number> {
	await once(server.listen(0), "listening");
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});
	return (server.address() as AddressInfo).port;
}
