import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port on which nothing listens, on any of this machine's addresses. @throws when something does on the one wanted */
export async function findFreePort(wanted = 0): Promise<number> {
	const server = createServer().listen(wanted);
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	await once(server.close(), "close");
	return port;
}
