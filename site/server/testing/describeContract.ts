import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from './contract.ts';
import type { ContractCase, ContractReply } from './contractCase.ts';

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
      const { status, headers, body } = await host.ask(await withEtag(host, line));
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

/** Puts the tag of the host in place of `{etag}` in the headers of a request. */
async function withEtag(host: ContractHost, line: ContractCase): Promise<ContractCase> {
  const { headers = {}, path } = line;
  if (!Object.values(headers).some((value) => value.includes('{etag}'))) return line;
  const { accept } = headers;
  const first = await host.ask({
    title: '',
    path,
    status: 200,
    ...(accept && { headers: { accept } }),
  });
  const etag = first.headers.etag ?? '';
  expect(etag).toMatch(/"/);
  const filled = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace('{etag}', etag),
  ]);
  return { ...line, headers: Object.fromEntries(filled) as Record<string, string> };
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
