import { describe, expect, it } from 'vitest';
import { ApiError } from './client/ApiError.ts';
import { clientOptions, json } from './testing/fakeServer.ts';
import { apisOf, readerOf, readers } from './testing/readers.ts';

/**
 * Section 7, last paragraph: failures of these paths never show the maintenance screen. Nor do those of the optional
 * calls about requests and withdrawals that were made, because what is known of them must stay on the screen, nor those of
 * missions and free spins, which menus and game pages show in addition.
 */
const QUIET =
  /^\/api\/v1\/member\/(credit|passkey\/list|payment\/.+|data\/(profile|dataHistory)|withdraw\/.+|withdrawals.*)$|^\/api\/aff\/withdraw\/.+$|^\/api\/promotion\/list$|^\/api\/v3\/member\/(mission|freespin)\/list$/;

const FAILURES = {
  'HTTP 502': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  'code 9998': () => json({ code: 9998 }, 503),
  'no connection': () => Promise.reject(new TypeError('fetch failed')),
};

/** The error of a read method, and the requested path. */
async function failure(id: string, answer: () => Response | Promise<Response>) {
  const { options, seen } = clientOptions(answer);
  const error: unknown = await readerOf(id)
    .read(apisOf(options))
    .catch((reason: unknown) => reason);
  return { error, path: seen[0]?.path ?? '' };
}

describe.each(Object.entries(FAILURES))('%s', (_name, answer) => {
  it.each(Object.keys(readers))(
    'of %s shows the maintenance screen depending on its path',
    async (id) => {
      const { error, path } = await failure(id, answer);
      if (!(error instanceof ApiError)) return;
      expect(error.raisesMaintenance, path).toBe(!QUIET.test(path));
    },
  );
});

describe.each([500, 502, 503, 504])('HTTP %i of a single call', (status) => {
  it.each(Object.keys(readers))('of %s is a server error, and not maintenance', async (id) => {
    for (const body of ['<h1>Bad gateway</h1>', '{"code":0,"result":{}}', '']) {
      const { error } = await failure(id, () => new Response(body, { status }));
      // Logout ends here, whatever the API does.
      if (!(error instanceof ApiError)) continue;
      expect(error.fault).toEqual({ kind: 'server', code: String(status) });
      expect(error.failure.messageId).toBe('error.general.server');
    }
  });
});

describe('a refresh during maintenance', () => {
  const answer = ({ path }: { path: string }) =>
    path.startsWith('/refreshtoken') ? json({ code: 9998 }, 503) : json({ code: 7003 }, 401);

  it.each([
    ['getMinWithdraw', true],
    ['credit', false],
  ])('shows the maintenance screen for %s: %s', async (id, raises) => {
    const { options } = clientOptions(answer);
    const error: unknown = await readerOf(id)
      .read(apisOf(options))
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'maintenance', raisesMaintenance: raises });
  });
});
