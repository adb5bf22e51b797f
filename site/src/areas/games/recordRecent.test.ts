// @vitest-environment jsdom
import type { Game } from '@brand/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testOperator } from '../../../server/testOperator.ts';
import { createServices } from '../../member/services.ts';
import { COUNTS_KEY } from './countsQuery.ts';
import { recordRecent } from './recordRecent.ts';

const game = { id: 'g_1' } as Game;
const member = {
  accessToken: 'access-token-1',
  refreshToken: 'refresh-token-1',
  username: 'demo',
  userId: 'm_1',
  bankGroup: null,
  groupId: 'g1',
};
const RECENT = ['games', 'recent', 'm_1'];

let answer: () => Response | Promise<Response>;
const fetched = vi.fn((_request: Request) => Promise.resolve(answer()));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', fetched);
  answer = () => Response.json({ data: { addRecent: { countFavourite: 2, countRecent: 5 } } });
});
afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
  document.cookie = 'auth=; Max-Age=0; Path=/';
});

function open(isMember: boolean) {
  const services = createServices(testOperator());
  if (isMember) services.session.write(member);
  services.queries.setQueryData(RECENT, { games: [], total: 0, dropped: 0 });
  return services;
}

describe('an opened game', () => {
  it('is recorded; its count and the list of played games follow', async () => {
    const services = open(true);
    recordRecent(services, game);
    await vi.waitFor(() =>
      expect(services.queries.getQueryData(COUNTS_KEY)).toEqual({ favourites: 2, recents: 5 }),
    );
    expect(services.queries.getQueryState(RECENT)?.isInvalidated).toBe(true);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('neither waits for the recording nor fails with it', async () => {
    const services = open(true);
    answer = () => Promise.reject(new TypeError('no connection'));
    expect(recordRecent(services, game)).toBeUndefined();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await new Promise(setImmediate);
    expect(services.queries.getQueryData(COUNTS_KEY)).toBeUndefined();
  });

  it('is not recorded for a visitor', () => {
    recordRecent(open(false), game);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('changes nothing for the next member when the member has left meanwhile', async () => {
    const services = open(true);
    let reply: (response: Response) => void = () => undefined;
    answer = () => new Promise<Response>((resolve) => (reply = resolve));
    recordRecent(services, game);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    services.session.write(null);
    reply(Response.json({ data: { addRecent: { countFavourite: 2, countRecent: 5 } } }));
    await new Promise(setImmediate);
    expect(services.queries.getQueryData(COUNTS_KEY)).toBeUndefined();
  });
});
