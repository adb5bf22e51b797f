import { operations } from '@brand/contract';
import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { pathOf } from './contract.ts';
import { tokenFor } from './contractCalls.ts';
import { changedRows, dump } from './dump.ts';
import { goodRequest } from './goodRequests.ts';
import { SITE, testSandbox } from './testSandbox.ts';

const FOREIGN = ['http://evil.example', `${SITE}.evil.example`, 'null'];
/** The content types that a form can send without a preflight. */
const FORMS = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

const posts = operations.filter(({ method }) => method === 'POST');

/** The body as the form would send it; a text/plain form can send any JSON. */
function formBody(type: string, body: unknown): string {
  const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]);
  if (type.startsWith('text/plain')) return JSON.stringify(body ?? {});
  if (type.startsWith('application/x-www')) return String(new URLSearchParams(fields));
  const parts = fields.map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
}

/** A dump after settlement. Otherwise the settlement of the next call would look like its effect. */
async function settledDump({ api, db }: Pick<Sandbox, 'api' | 'db'>) {
  await api.request('/');
  return dump(db);
}

describe('a page of another site', () => {
  it.each(posts)('changes nothing with a form that it posts to $id', async (operation) => {
    const sandbox = testSandbox();
    const request = goodRequest(operation);
    // With a stolen token, which no page of another site has: the guard must not depend on a missing token.
    const token = await tokenFor(sandbox, operation, 'm_0001');
    const before = await settledDump(sandbox);
    for (const origin of FOREIGN) {
      for (const type of [...FORMS, 'application/json']) {
        const response = await sandbox.api.request(pathOf(operation, request), {
          method: 'POST',
          headers: {
            Origin: origin,
            'Content-Type': type,
            ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          },
          body: formBody(type, request.body),
        });
        expect(response.status, `${origin} ${type}`).toBe(403);
        expect(response.headers.get('Access-Control-Allow-Origin'), `${origin} ${type}`).toBeNull();
      }
    }
    expect(changedRows(before, dump(sandbox.db))).toEqual([]);
  });

  it.each(posts.filter(({ id }) => id !== 'refresh'))(
    'changes nothing at $id with a form without an origin',
    async (operation) => {
      const sandbox = testSandbox();
      const request = goodRequest(operation);
      const token = await tokenFor(sandbox, operation, 'm_0001');
      const before = await settledDump(sandbox);
      for (const type of FORMS) {
        const response = await sandbox.api.request(pathOf(operation, request), {
          method: 'POST',
          headers: {
            'Content-Type': type,
            ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          },
          body: formBody(type, request.body),
        });
        expect(response.status, type).toBe(400);
      }
      expect(changedRows(before, dump(sandbox.db))).toEqual([]);
    },
  );
});
