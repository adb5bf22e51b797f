import { CALL_LIMIT_MS } from '@brand/api';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../language/messages.ts';
import { type TestCashier, openCashier, prepareCashier } from '../member/testing/testCashier.tsx';
import { RouteParamsContext } from '../routing/navigation.ts';
import { SearchPage } from './SearchPage.tsx';

const API = 'http://api.test';
const GAME = {
  _id: 'jade',
  type: 'slot',
  category: 'lan',
  handle: '/slot/lan',
  nameTh: 'มังกรหยก',
  nameEn: 'Jade Dragon',
};
const MENUS = { games: ['casino', 'slot', 'fishing', 'lotto', 'sport'] } as never;

let page: TestCashier;
const never = () => new Promise<Response>(() => undefined);
/** Lets time pass, and code that it asks for arrive. */
const wait = (ms: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

beforeEach(async () => {
  await Promise.all([prepareCashier(), loadMessages('en', 'games')]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  page = openCashier(API, undefined, { menus: MENUS });
  page.services.session.write(null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function search(): void {
  history.replaceState(null, '', '/en/search/dragon');
  page.show(
    <RouteParamsContext value={{ id: 'dragon' }}>
      <SearchPage />
    </RouteParamsContext>,
  );
}

describe('a search', () => {
  it('without a reply says so after the time of one call, and shows what the API finds later', async () => {
    let reply: ((found: Response) => void) | undefined;
    vi.stubGlobal('fetch', async (request: Request) => {
      const body = await request.clone().text();
      return body.includes('dragon')
        ? new Promise<Response>((resolve) => (reply = resolve))
        : never();
    });
    search();
    await wait(CALL_LIMIT_MS);
    expect(screen.getByRole('alert').textContent).toContain('did not respond in time');
    reply?.(Response.json({ code: 0, result: { list: [GAME], total: 1 } }));
    await wait(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('link', { name: /Jade Dragon/ })).not.toHaveLength(0);
  });
});
