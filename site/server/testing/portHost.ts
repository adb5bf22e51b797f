import type { ContractHost } from './describeContract.ts';
import { plainGet } from './plainGet.ts';

/** A host that listens on a port of this machine. */
export function portHost(port: number, close: () => Promise<void>): ContractHost {
  return {
    async ask({ path, method = 'GET', headers = {} }) {
      const host = { host: 'lotus.example', ...headers };
      const reply = await plainGet(port, path, host, { method });
      const plain = Object.entries(reply.headers).map(([name, value]) => [name, String(value)]);
      return {
        status: reply.status,
        headers: Object.fromEntries(plain) as Record<string, string>,
        body: reply.body.toString(),
      };
    },
    close,
  };
}
