import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bannersReply } from '../../games/fromWire/banner.ts';
import { gamesReply } from '../../games/fromWire/game.ts';
import { eventsReply } from '../../promotions/fromWire/promotionEvent.ts';
import { promotionsReply } from '../../promotions/fromWire/promotion.ts';
import { tournamentsReply } from '../../community/fromWire/tournament.ts';
import { historyReply } from '../../cashier/fromWire/history.ts';
import { listOf, readable } from './list.ts';

const names = readable(listOf(v.string()));

it('keeps the valid entries, and counts the others', () => {
  expect(v.parse(names, ['a', 1, 'b'])).toEqual({ items: ['a', 'b'], dropped: 1 });
});

it('is empty if the server sends no entry, and broken if none of its entries is valid', () => {
  expect(v.parse(names, [])).toEqual({ items: [], dropped: 0 });
  expect(v.safeParse(names, [1, null]).success).toBe(false);
});

it.each([
  ['games', gamesReply],
  ['promotions', promotionsReply],
  ['events', eventsReply],
  ['tournaments', tournamentsReply],
  ['history', historyReply],
])('does not call a list of %s empty if no row can be read', (_name, reply) => {
  const rows = [{ id: 1 }, { id: 2 }];
  const replies = [rows, { list: rows, total: 2 }].map((result) => ({ code: 0, result }));
  for (const broken of replies) expect(v.safeParse(reply, broken).success).toBe(false);
});

it('leaves banners out instead: the page is complete without them', () => {
  const broken = { code: 0, result: [{ id: 1 }] };
  expect(v.parse(bannersReply, broken)).toEqual({ items: [], dropped: 1 });
});
