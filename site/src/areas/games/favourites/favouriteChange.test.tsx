import type { Game } from '@brand/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testOperator } from '../../../../server/testOperator.ts';
import { loadMessages } from '../../../language/messages.ts';
import { waitingToasts } from '../../../platform/toasts/notify.ts';
import { type Services, createServices } from '../../../member/services.ts';
import { cardMarks } from '../cardMarks.ts';
import { favouriteCode, tapFavourite } from '../favouriteTap.ts';
import { COUNTS_KEY } from '../countsQuery.ts';
import { fulfilFavourite } from './favouriteChange.ts';
import { takeIntent } from './favouriteIntent.ts';

const game = {
  id: 'g_koi',
  nameTh: 'ปลาคาร์ป',
  nameEn: 'Lucky Koi',
  favourite: false,
} as Game;
const member = (userId: string) => ({
  accessToken: `access-token-${userId}`,
  refreshToken: `refresh-token-${userId}`,
  username: userId,
  userId,
  bankGroup: null,
  groupId: 'g1',
});

type Answer = () => object | Promise<object>;
let onToggle: Answer;
let onAsk: Answer;
let sent: string[] = [];
let services: Services;

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  // Pages of other tests must not receive messages of this one.
  vi.stubGlobal('BroadcastChannel', undefined);
  sent = [];
  onToggle = () => ({ data: { addFavourite: { countFavourite: 4, countRecent: 1 } } });
  onAsk = () => ({ data: { lists: [] } });
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.text();
    const isToggle = body.includes('addFavourite');
    sent.push(isToggle ? 'toggle' : 'ask');
    return Response.json(await (isToggle ? onToggle : onAsk)());
  });
  history.replaceState(null, '', '/en/list/slot?sort=az');
  services = createServices(testOperator());
  await Promise.all([favouriteCode.load(), loadMessages('en', 'core')]);
});
afterEach(() => {
  services.session.write(null);
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  waitingToasts.take();
});

/** The next notice. */
async function said() {
  await vi.waitFor(() => expect(waitingToasts.read()).not.toEqual([]));
  return waitingToasts.take();
}
const isFilled = () => cardMarks.isFavourite(game);

describe('a member’s favourite button', () => {
  beforeEach(() => services.session.write(member('m_1')));

  it('is filled and announced immediately, once; the count comes from the API', async () => {
    tapFavourite(services, game, true);
    expect(isFilled()).toBe(true);
    expect(await said()).toMatchObject([
      { key: 'favourite:g_koi', tone: 'success', text: 'Added to favourites: Lucky Koi' },
    ]);
    await vi.waitFor(() =>
      expect(services.queries.getQueryData(COUNTS_KEY)).toEqual({ favourites: 4, recents: 1 }),
    );
    expect(waitingToasts.read()).toEqual([]);
  });

  it('can be filled again from the notice about the removal', async () => {
    tapFavourite(services, { ...game, favourite: true }, false);
    const [notice] = await said();
    expect(notice?.text).toBe('Removed from favourites: Lucky Koi');
    expect(isFilled()).toBe(false);
    await vi.waitFor(() => expect(services.queries.getQueryData(COUNTS_KEY)).toBeDefined());
    onToggle = () => ({ data: { addFavourite: { countFavourite: 5, countRecent: 1 } } });
    notice?.action?.onAction();
    expect(isFilled()).toBe(true);
    expect(await said()).toMatchObject([{ text: 'Added to favourites: Lucky Koi' }]);
    await vi.waitFor(() => expect(sent).toEqual(['toggle', 'toggle']));
  });

  it('is reset when the API refuses the change; the notice has the reason and a retry', async () => {
    let fail: (error: Error) => void = () => undefined;
    onToggle = () => new Promise((_, reject) => (fail = reject));
    tapFavourite(services, game, true);
    const [{ key } = {}] = await said();
    await vi.waitFor(() => expect(sent).toEqual(['toggle']));
    fail(new TypeError('no connection'));
    const [notice] = await said();
    expect(notice).toMatchObject({
      key,
      tone: 'danger',
      text: 'Not added to favourites: Lucky Koi. No connection. Check your internet and try again.',
    });
    expect(isFilled()).toBe(false);
    expect(sent).toEqual(['toggle', 'ask']);
    onToggle = () => ({ data: { addFavourite: { countFavourite: 4, countRecent: 1 } } });
    notice?.action?.onAction();
    expect(await said()).toMatchObject([{ key, tone: 'success' }]);
    expect(isFilled()).toBe(true);
    await vi.waitFor(() => expect(services.queries.getQueryData(COUNTS_KEY)).toBeDefined());
    expect(waitingToasts.read()).toEqual([]);
  });

  it('is named in a notice with a shortened name', async () => {
    tapFavourite(services, { ...game, nameEn: `${'ปั๊'.repeat(100)}` }, true);
    const [notice] = await said();
    expect(notice?.text.length).toBeLessThan(90);
    expect(notice?.text).toMatch(/: (?:ปั๊)+…$/);
  });

  it('shows and marks nothing more for the next member after a pending change', async () => {
    let reply: (body: object) => void = () => undefined;
    onToggle = () => new Promise((resolve) => (reply = resolve));
    tapFavourite(services, game, true);
    await vi.waitFor(() => expect(sent).toEqual(['toggle']));
    await said();
    services.session.write(member('m_2'));
    expect(isFilled()).toBe(false);
    reply({ data: { addFavourite: { countFavourite: 4, countRecent: 1 } } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isFilled()).toBe(false);
    expect(waitingToasts.read()).toEqual([]);
    expect(services.queries.getQueryData(COUNTS_KEY)).toBeUndefined();
  });

  it('checks the favourite that a visitor requested, and never removes it', async () => {
    onAsk = () => ({
      data: {
        lists: [
          {
            _id: 'g_koi',
            type: 'slot',
            category: 'p',
            code: 'koi',
            nameEn: 'Lucky Koi',
            handle: '/api/v3/member/game/launch',
          },
        ],
      },
    });
    fulfilFavourite(services, game);
    expect(await said()).toMatchObject([{ text: 'Already in your favourites: Lucky Koi' }]);
    expect(sent).toEqual(['ask']);
    expect(isFilled()).toBe(true);
  });
});

describe('a visitor’s favourite button', () => {
  const pressAsVisitor = async () => {
    tapFavourite(services, game, true);
    await vi.waitFor(() => expect(location.pathname).toBe('/en/login'));
  };

  it('redirects to login and back to the same scroll position, and stays empty', async () => {
    await pressAsVisitor();
    expect(location.search).toBe(`?url=${encodeURIComponent('/list/slot?sort=az')}`);
    expect(isFilled()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('is stored for the first member who logs in, once', async () => {
    await pressAsVisitor();
    services.session.write(member('m_1'));
    expect(takeIntent(services)).toMatchObject({
      game: { id: 'g_koi', nameEn: 'Lucky Koi' },
      path: '/list/slot?sort=az',
      place: { y: 0 },
    });
    expect(takeIntent(services)).toBeNull();
  });

  it('is forgotten with the first member, whatever they did with it', async () => {
    await pressAsVisitor();
    services.session.write(member('m_1'));
    services.session.write(null);
    services.session.write(member('m_2'));
    expect(takeIntent(services)).toBeNull();
  });

  it('is forgotten after 15 minutes, and when the clock was turned back', async () => {
    const { clock } = services;
    await pressAsVisitor();
    const now = clock.now();
    expect(takeIntent({ clock: { ...clock, now: () => now + 15 * 60_000 + 1 } })).toBeNull();
    history.replaceState(null, '', '/en/list/slot');
    await pressAsVisitor();
    expect(takeIntent({ clock: { ...clock, now: () => now - 60_000 } })).toBeNull();
  });

  it.each(['{}', '{"until":9e15}', '{"game":{"id":1}}', 'junk'])(
    'is ignored when the stored value is damaged: %s',
    (kept) => {
      sessionStorage.setItem('favouriteIntent', kept);
      expect(takeIntent(services)).toBeNull();
    },
  );
});
