import type { Game, LaunchWay } from '@brand/domain';
import { launchWay } from '@brand/domain';
import { describe, expect, it, vi } from 'vitest';
import { cardMarks } from '../cardMarks.ts';
import { recordRecent } from '../recordRecent.ts';
import { createLauncher } from './launcher.ts';
import {
  ADDRESS,
  type Device,
  beDevice,
  gameOf,
  launchServices,
  launching,
  settled,
  betweenLaunches,
} from './testing/testLaunch.ts';

vi.mock('../recordRecent.ts', () => ({ recordRecent: vi.fn() }));

betweenLaunches();

const done = { code: 0, message: 'ok', result: ADDRESS };
const slot = gameOf('slot');

describe('a launch', () => {
  it.each<[Device, Game['type'], 'MB' | 'PC', LaunchWay]>([
    ['phone', 'slot', 'MB', 'page'],
    ['phone', 'casino', 'MB', 'page'],
    ['phone', 'fishing', 'MB', 'page'],
    ['phone', 'lotto', 'MB', 'page'],
    ['phone', 'sport', 'MB', 'page'],
    ['desktop', 'slot', 'PC', 'frame'],
    ['desktop', 'casino', 'PC', 'frame'],
    ['desktop', 'fishing', 'PC', 'frame'],
    ['desktop', 'lotto', 'PC', 'tab'],
    ['desktop', 'sport', 'PC', 'tab'],
    ['ipad', 'slot', 'PC', 'frame'],
    ['ipad', 'sport', 'PC', 'tab'],
  ])('on a %s of a %s game sends %s and opens as %s', async (device, type, client, way) => {
    beDevice(device);
    expect(launchWay(type, device === 'phone')).toBe(way);
    const { asked, start, state, tabs, wentTo } = launching();
    start(gameOf(type), { way, locale: 'en' });
    await settled();
    expect(asked).toMatchObject([
      { path: '/api/v3/member/game/launch', body: { client, lang: 'en', game_code: type } },
    ]);
    await asked[0]!.answer(done);
    expect(state()).toMatchObject({ status: 'open', address: ADDRESS });
    expect(wentTo).toEqual(way === 'page' ? [ADDRESS] : []);
    expect(tabs.map((tab) => tab.location.replace.mock.calls)).toEqual(
      way === 'tab' ? [[[ADDRESS]]] : [],
    );
  });

  it('sends no code if the game has none, and uses the path of its game', async () => {
    const { asked, start } = launching();
    start(gameOf('slot', { code: '', handle: '/api/v4/koi' }));
    await settled();
    expect(asked).toMatchObject([{ path: '/api/v4/koi', body: { client: 'PC', lang: 'th' } }]);
    expect(asked[0]!.body).not.toHaveProperty('game_code');
  });

  it('records games that a member plays, and no demos', async () => {
    const { asked, start } = launching();
    start(slot);
    expect(recordRecent).toHaveBeenCalledExactlyOnceWith(expect.anything(), slot);
    start(gameOf('casino'), { isDemo: true });
    await vi.waitFor(() => expect(asked.at(-1)?.path).toBe('/api/v3/member/game/demo'));
    expect(recordRecent).toHaveBeenCalledOnce();
  });

  it('marks its card until it has opened, and never for longer than 1500 ms', async () => {
    const { asked, start, state } = launching();
    start(slot);
    expect(cardMarks.isLaunching(slot)).toBe(true);
    await vi.advanceTimersByTimeAsync(1499);
    expect(cardMarks.isLaunching(slot)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(cardMarks.isLaunching(slot)).toBe(false);
    expect(state()).toMatchObject({ status: 'asking', loading: false });
    await asked[0]!.answer(done);
    expect(state().status).toBe('open');

    start(gameOf('fishing'));
    await settled();
    await asked[1]!.answer(done);
    expect(cardMarks.isLaunching(gameOf('fishing'))).toBe(false);
  });
});

describe('a launch that fails', () => {
  const OUTCOMES: readonly (readonly [string, object | 'down', object])[] = [
    [
      'maintenance',
      { code: 99, message: 'ปิดถึง <b>12:00</b> น.' },
      { status: 'maintenance', text: 'ปิดถึง 12:00 น.' },
    ],
    ['maintenance without a message', { code: 99 }, { status: 'maintenance', text: null }],
    [
      'a provider that is not offered',
      { code: 5003, message: 'x' },
      { status: 'failed', failure: { messageId: 'error.launch.5003', code: '5003' } },
    ],
    [
      'an unknown code',
      { code: 5999, message: 'E5999' },
      { status: 'failed', failure: { messageId: 'error.launch.other', code: '5999' } },
    ],
    [
      'a service that is down',
      { code: 9998 },
      { status: 'failed', failure: { messageId: 'error.general.maintenance', code: '9998' } },
    ],
    [
      'no connection',
      'down',
      { status: 'failed', failure: { messageId: 'error.general.network', code: null } },
    ],
    [
      'a reply without an address',
      { code: 0, result: null },
      { status: 'failed', failure: { messageId: 'error.general.malformed', code: null } },
    ],
    [
      'an address of another host',
      { code: 0, result: 'https://evil.example/' },
      { status: 'refused', reason: 'foreignHost' },
    ],
    [
      'an address outside the folder of its host',
      { code: 0, result: 'https://more.example/else' },
      { status: 'refused', reason: 'foreignHost' },
    ],
    [
      'this site’s address',
      { code: 0, result: `${location.origin}/x` },
      { status: 'refused', reason: 'ownOrigin' },
    ],
    [
      'a script',
      { code: 0, result: 'javascript:alert(1)' },
      { status: 'refused', reason: 'scheme' },
    ],
  ];
  const WAYS: readonly LaunchWay[] = ['frame', 'page', 'tab'];

  it.each(
    OUTCOMES.flatMap(([name, reply, end]) => WAYS.map((way) => [name, way, reply, end] as const)),
  )(
    'because of %s (%s) ends its loading, does not navigate and leaves no tab',
    async (_, way, reply, end) => {
      const { asked, start, state, tabs, wentTo } = launching();
      start(slot, { way });
      await settled();
      await asked[0]!.answer(reply);
      expect(state()).toMatchObject({ ...end, gameId: slot.id, way });
      expect(cardMarks.isLaunching(slot)).toBe(false);
      expect(wentTo).toEqual([]);
      expect(tabs.flatMap((tab) => tab.location.replace.mock.calls)).toEqual([]);
      expect(tabs.every((tab) => tab.closed)).toBe(true);
      expect(tabs).toHaveLength(way === 'tab' ? 1 : 0);
    },
  );

  it('is repeated with a new call', async () => {
    const { asked, start, state } = launching();
    start(slot);
    await settled();
    await asked[0]!.answer('down');
    start(slot);
    await settled();
    expect(asked).toHaveLength(2);
    await asked[1]!.answer(done);
    expect(state().status).toBe('open');
  });

  it('fails also when the code of the call cannot be fetched', async () => {
    const { services } = launchServices();
    const launcher = createLauncher({
      ...services,
      account: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    });
    launcher.start({ game: slot, isDemo: false, way: 'frame', locale: 'th', from: 'page' });
    await settled();
    expect(launcher.read().state).toMatchObject({
      status: 'failed',
      failure: { messageId: 'error.general.network' },
    });
  });
});
