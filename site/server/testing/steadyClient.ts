import { type Agent, get } from 'node:http';

/** What a client has seen until the server closed its connection. */
export interface ClientResult {
  readonly replies: number;
  readonly failed: number;
}

/**
 * Sends one request after the other on one connection until a reply closes it.
 *
 * @param agent with at most one socket
 */
export function steadyClient(port: number, agent: Agent) {
  let replies = 0;
  let failed = 0;
  const waiting: { count: number; resolve: () => void }[] = [];

  const request = async () =>
    new Promise<boolean>((resolve) => {
      const headers = { accept: 'text/html', host: 'lotus.example' };
      const sent = get({ host: '127.0.0.1', port, path: '/', headers, agent }, (reply) => {
        reply.resume();
        reply.once('error', () => resolve(false));
        reply.once('end', () => {
          const isWhole = reply.complete && reply.statusCode === 200;
          if (isWhole) replies += 1;
          else failed += 1;
          resolve(isWhole && reply.headers.connection !== 'close');
        });
      });
      sent.once('error', () => {
        failed += 1;
        resolve(false);
      });
    });

  async function run(): Promise<ClientResult> {
    while (await request()) {
      for (const { count, resolve } of waiting) if (replies >= count) resolve();
    }
    agent.destroy();
    return { replies, failed };
  }

  return {
    finished: run(),
    /** Resolves after a number of replies. */
    answered: async (count: number) =>
      new Promise<void>((resolve) => {
        waiting.push({ count, resolve });
      }),
  };
}
