import { describe, expect, it } from 'vitest';
import {
  INITIAL_LAUNCH,
  type LaunchEvent,
  type LaunchState,
  launchTransition,
  launchWay,
} from './launchFlow.ts';

const among = { hosts: ['https://games.example'], own: 'https://site.example' };
const failure = { messageId: 'error.launch.other', code: '5999' } as const;
const koi = { gameId: 'g_koi', way: 'frame' } as const;
const football = { gameId: 'g_football', way: 'tab' } as const;

const asked = (aim: typeof koi | typeof football, call = 'c1') =>
  ({ type: 'asked', call, ...aim }) as const;
const answered = (address = 'https://games.example/koi', call = 'c1') =>
  ({ type: 'answered', call, address, among }) as const;
const turnedDown = (code: number | null, words: string | null = null, call = 'c1') =>
  ({ type: 'turnedDown', call, code, words, failure }) as const;

function after(...events: LaunchEvent[]): LaunchState {
  return events.reduce(launchTransition, INITIAL_LAUNCH);
}

describe('where a game opens', () => {
  it.each([
    ['slot', 'frame'],
    ['casino', 'frame'],
    ['fishing', 'frame'],
    ['sport', 'tab'],
    ['lotto', 'tab'],
  ] as const)('%s opens in a %s, and on a phone instead of the page', (type, way) => {
    expect(launchWay(type, false)).toBe(way);
    expect(launchWay(type, true)).toBe('page');
  });
});

describe('launch', () => {
  it('requests, shows loading, and opens the returned address', () => {
    expect(after(asked(koi))).toEqual({ status: 'asking', call: 'c1', ...koi, loading: true });
    const address = 'https://games.example/koi';
    expect(after(asked(koi), answered())).toEqual({ status: 'open', ...koi, address });
  });

  it('stops showing loading after a while, but still accepts the reply', () => {
    const late = after(asked(koi), { type: 'loadingEnded', call: 'c1' });
    expect(late).toMatchObject({ status: 'asking', loading: false });
    expect(launchTransition(late, answered()).status).toBe('open');
  });

  it('is not repeated while pending, and can be repeated after it has ended', () => {
    const once = after(asked(koi));
    expect(launchTransition(once, asked(koi, 'c2'))).toBe(once);
    expect(after(asked(koi), turnedDown(5999), asked(koi, 'c2'))).toMatchObject({ call: 'c2' });
    expect(after(asked(koi), answered(), asked(koi, 'c2'))).toMatchObject({ call: 'c2' });
  });

  it('is replaced by another game, and only the new reply opens anything', () => {
    const other = after(asked(koi), asked(football, 'c2'));
    expect(launchTransition(other, answered())).toBe(other);
    expect(launchTransition(other, turnedDown(99))).toBe(other);
    expect(launchTransition(other, answered('https://games.example/f', 'c2'))).toMatchObject({
      status: 'open',
      ...football,
    });
  });

  it('opens nothing after the user has left', () => {
    const left = after(asked(koi), { type: 'left' });
    expect(left).toBe(INITIAL_LAUNCH);
    expect(launchTransition(left, answered())).toBe(left);
  });

  it('ignores leaving while nothing is launched', () => {
    const idle: LaunchState = { status: 'idle' };
    expect(launchTransition(idle, { type: 'left' })).toBe(idle);
  });

  it('opens nothing outside the games hosts', () => {
    const bad = after(asked(koi), answered('javascript:alert(1)'));
    expect(bad).toEqual({ status: 'refused', ...koi, reason: 'scheme' });
  });

  it('fails with the support code', () => {
    expect(after(asked(koi), turnedDown(5999))).toEqual({ status: 'failed', ...koi, failure });
    expect(after(asked(koi), turnedDown(null))).toMatchObject({ status: 'failed' });
  });

  it('reports a blocked tab, and cancels when a waiting tab is closed', () => {
    expect(after({ type: 'tabBlocked', ...football })).toEqual({ status: 'blocked', ...football });
    expect(after(asked(football), { type: 'tabClosed', call: 'c1' })).toBe(INITIAL_LAUNCH);
    const framed = after(asked(koi));
    expect(launchTransition(framed, { type: 'tabClosed', call: 'c1' })).toBe(framed);
  });
});

describe('maintenance', () => {
  it.each([
    ['ปิดถึง 12:00 น.', 'ปิดถึง 12:00 น.'],
    ['น้ำเต้าปูปลา ปิดปรับปรุง', 'น้ำเต้าปูปลา ปิดปรับปรุง'],
    ['  Back \n at\tnoon ', 'Back at noon'],
    ['<b>Back</b> <script>alert(1)</script>', 'Back alert(1)'],
    ['a < b', 'a < b'],
    ['Back\u202e at noon\u200b', 'Back at noon'],
    ['\u0000\u2028', null],
    ['<br>', null],
    ['', null],
    [null, null],
    ['🎰'.repeat(400), '🎰'.repeat(300)],
  ])('shows the API text as plain text: %j', (words, text) => {
    expect(after(asked(koi), turnedDown(99, words))).toEqual({
      status: 'maintenance',
      ...koi,
      text,
    });
  });
});
