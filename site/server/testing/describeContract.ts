import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT, type ContractCase, type ContractReply } from './contract.ts';

/** A host that runs for the tests. */
export interface ContractHost {
  ask(request: ContractCase): Promise<ContractReply>;
  close(): Promise<void>;
}

/**
 * Runs the contract against a host.
 *
 * @param code whether it runs code for each request; else it only has files
 */
export function describeContract(
  name: string,
  open: () => Promise<ContractHost>,
  { code = true, except = [] as readonly string[] } = {},
): void {
  describe(`the contract of the site on ${name}`, () => {
    let host: ContractHost;
    beforeAll(async () => {
      host = await open();
    }, 60_000);
    afterAll(async () => host.close());

    const cases = CONTRACT.filter(
      (line) => (code || line.needs !== 'code') && !except.includes(line.title),
    );
    it.each(cases)('answers $title', async (line) => {
      const { status, headers, body } = await host.ask(line);
      expect([line.status].flat()).toContain(status);
      for (const [header, value] of Object.entries(line.has ?? {})) {
        if (value === null) expect(headers[header]).toBeUndefined();
        else if (value instanceof RegExp) expect(headers[header]).toMatch(value);
        else expect(headers[header]).toContain(value);
      }
      if (line.body === '') expect(body).toBe('');
      else if (line.body) expect(body).toMatch(line.body);
    });
  });
}

/** A host that is a function of requests. */
export function functionHost(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  close = async () => {},
): ContractHost {
  return {
    async ask({ path, method = 'GET', headers = {} }) {
      const reply = await fetch(`http://lotus.example${path}`, {
        method,
        headers,
        redirect: 'manual',
      });
      return {
        status: reply.status,
        headers: Object.fromEntries(reply.headers),
        body: await reply.text(),
      };
    },
    close,
  };
}
