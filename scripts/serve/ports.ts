import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** True when nothing listens on the port, on any of this machine's addresses. */
export function isFree(port: number): Promise<boolean> {
	return findFreePort(port).then(
		() => true,
		() => false,
	);
}

/** A port that is currently free. @throws when the one that is asked for is not */
export async function findFreePort(wanted = 0): Promise<number> {
	const server = createServer().listen(wanted);
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	await once(server.close(), "close");
	return port;
}
