import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Listens where a browser looks for `localhost`: on 127.0.0.1 and, where the machine has it, on ::1.
 * One server per address, since a socket on all addresses would be open to the whole network.
 *
 * @param makeServer called once per address
 * @param port 0 lets the system choose
 * @returns the port, and a function that closes both and cuts open connections
 * @throws Error with code EADDRINUSE when the port is taken on either address
 */
export async function listenOnLocalhost(
  makeServer: () => Server,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const first = await listen(makeServer(), port, '127.0.0.1');
  const chosen = (first.address() as AddressInfo).port;
  const servers = [first];
  const close = async () => {
    await Promise.all(
      servers.map(async (server) => {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
      }),
    );
  };
  try {
    servers.push(await listen(makeServer(), chosen, '::1'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') {
      await close();
      throw error;
    }
  }
  return { port: chosen, close };
}

async function listen(server: Server, port: number, host: string): Promise<Server> {
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
