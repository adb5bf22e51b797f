import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';

import { storyGame } from '../storyGames.ts';
import { type WinFeed, allWins, firstWins, nextWin, receiveWins } from './winFeed.ts';
import type { WonGame } from './WonGame.ts';

const NOW = 1_800_000_000_000;
const WINDOW = 60_000;

const win = (second: number, player = `p${second}`): WonGame => ({
  game: storyGame(),
  player,
  at: NOW + second * 1000,
  bet: satang(2000),
  win: satang(90_000),
  multiplier: 45,
});
const receive = (feed: WinFeed, wins: readonly WonGame[]) => receiveWins(feed, wins, WINDOW);
const names = ({ shown }: WinFeed) => shown.map(({ player }) => player);
const distances = ({ waiting }: WinFeed) => waiting.map(({ after }) => after / 1000);

const FIRST = [win(-10), win(-20), win(-30)];

describe('new wins', () => {
  it('come one by one at the pace at which they happened, the first one immediately', () => {
    const feed = receive(firstWins(FIRST), [win(45), win(30), win(10), ...FIRST]);
    expect(names(feed)).toEqual(['p-10', 'p-20', 'p-30']);
    expect(distances(feed)).toEqual([0, 20, 15]);
    const after = nextWin(feed);
    expect(names(after)).toEqual(['p10', 'p-10', 'p-20', 'p-30']);
    expect(after.arrivals).toBe(1);
    expect(distances(after)).toEqual([20, 15]);
  });

  it('keep a distance in which they can be read', () => {
    const feed = receive(firstWins(FIRST), [win(1), win(1, 'q'), win(0), ...FIRST]);
    expect(distances(feed)).toEqual([0, 2.5, 2.5]);
  });

  it('of a long time have all come before the next reply, and so have those that still wait', () => {
    const hour = receive(firstWins(FIRST), [win(3600), win(1800), win(0), ...FIRST]);
    expect(distances(hour)).toEqual([0, 30, 30]);
    const later = receive(hour, [win(3660), win(3600), win(1800), win(0)]);
    expect(distances(later)).toEqual([0, 30, 30, 2.5]);
    const again = receive(later, [win(3780), win(3720), win(3660)]);
    expect(distances(again).reduce((sum, each) => sum + each, 0)).toBeLessThan(66);
  });

  it('are never repeated: the same rows, in any later reply, are not new', () => {
    let feed = receive(firstWins(FIRST), [win(10), ...FIRST]);
    feed = receive(feed, [win(10), ...FIRST]);
    expect(feed.waiting).toHaveLength(1);
    feed = nextWin(feed);
    for (let times = 0; times < 3; times += 1) feed = receive(feed, [win(10), ...FIRST]);
    expect(feed.waiting).toEqual([]);
    expect(names(feed)).toEqual(['p10', 'p-10', 'p-20', 'p-30']);
  });

  it('are in the row once, also if a reply contains them twice', () => {
    const feed = firstWins([win(-10), win(-10), win(-20)]);
    expect(names(feed)).toEqual(['p-10', 'p-20']);
    expect(receive(feed, [win(5), win(5), win(-10)]).waiting).toHaveLength(1);
  });

  it('are not older than what is there: a row that comes late is not shown as new', () => {
    const feed = receive(firstWins(FIRST), [...FIRST, win(-40, 'late')]);
    expect(feed.waiting).toEqual([]);
    expect(receive(firstWins(FIRST), [win(-10, 'same second'), ...FIRST]).waiting).toHaveLength(1);
  });

  it('push out the oldest ones', () => {
    const many = Array.from({ length: 30 }, (_, index) => win(30 - index));
    let feed = receive(firstWins(FIRST), [...many, ...FIRST]);
    expect(feed.waiting).toHaveLength(12);
    feed = allWins(feed);
    expect(names(feed)).toEqual(many.slice(0, 12).map(({ player }) => player));
    expect(feed.arrivals).toBe(0);
    expect(allWins(feed)).toBe(feed);
  });

  it('are the whole row if it was empty, and an equal reply changes nothing', () => {
    const empty = firstWins([]);
    expect(receive(empty, [])).toBe(empty);
    expect(names(receive(empty, FIRST))).toEqual(['p-10', 'p-20', 'p-30']);
    const feed = firstWins(FIRST);
    expect(receive(feed, FIRST)).toBe(feed);
    expect(nextWin(feed)).toBe(feed);
  });
});
