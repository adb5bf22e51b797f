import { describe, expect, it } from 'vitest';
import { frameState } from './frameState.ts';
import type { LaunchState } from './launchState.ts';

const say = (id: string) => `«${id}»`;
const failure = { messageId: 'error.network', code: '5003' } as never;

describe('state of the game frame', () => {
  it.each([
    [
      { status: 'asking', slow: true },
      { status: 'launching', slow: true },
    ],
    [{ status: 'left' }, { status: 'launching' }],
    [
      { status: 'open', address: 'https://games.example/' },
      { status: 'late', src: 'https://games.example/' },
    ],
    [
      { status: 'elsewhere', tab: 'blocked' },
      { status: 'tab', tab: 'blocked' },
    ],
    [
      { status: 'maintenance', text: 'x' },
      { status: 'maintenance', text: 'x' },
    ],
    [
      { status: 'failed', failure },
      { status: 'refused', text: '«error.network»', code: '5003' },
    ],
    [
      { status: 'refused', reason: 'scheme' },
      { status: 'refused', text: '«site.play.refused.scheme»' },
    ],
  ] as const)('%j is %j', (launch, shown) => {
    expect(frameState(launch as LaunchState, 'late', say, false)).toEqual(shown);
  });

  it('offers the game again after a return from it on a phone', () => {
    expect(frameState({ status: 'elsewhere', tab: 'closed' }, 'loading', say, true)).toEqual({
      status: 'returned',
    });
  });
});
