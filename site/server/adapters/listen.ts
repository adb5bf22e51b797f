import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Servers that listen on one port. */
export interface Listening {
  readonly port: number;
  readonly servers: readonly Server[];
  /** Stops listening and cuts open connections. */
  close(): Promise<void>;
}

/** `localhost` is both addresses of this machine; the others are every address. */
const ADDRESSES: Record<string, readonly [string, string]> = {
  localhost: ['127.0.0.1', '::1'],
};
const MISSING_FAMILY = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Listens at an address. `localhost` needs a server for each of its two addresses, since a socket on all addresses would be
 * open to the network. `::` includes IPv4; where the machine has no IPv6, it is `0.0.0.0`.
 *
 * @param makeServer called once per address
 * @param port 0 lets the system choose
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function listen(
  makeServer: () => Server,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(
      servers.map(async (server) => {
        if (!server.listening) return server.closeAllConnections();
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
      }),
    );
  };
  const [first, second] = ADDRESSES[host] ?? [host];
  try {
    servers.push(await listenAt(makeServer(), port, first));
  } catch (error) {
    if (first !== '::' || !isMissingFamily(error)) throw error;
    servers.push(await listenAt(makeServer(), port, '0.0.0.0'));
  }
  const { port: chosen } = servers[0]!.address() as AddressInfo;
  if (second !== undefined) {
    try {
      servers.push(await listenAt(makeServer(), chosen, second));
    } catch (error) {
      if (!isMissingFamily(error)) {
        await close();
        throw error;
      }
    }
  }
  return { port: chosen, servers, close };
}

async function listenAt(server: Server, port: number, host: string): Promise<Server> {
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

function isMissingFamily(error: unknown): boolean {
  return MISSING_FAMILY.includes((error as NodeJS.ErrnoException).code ?? '');
}
