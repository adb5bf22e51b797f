import type { GameDetail, Volatility } from './gameDetail.ts';

const STEPS: Readonly<Record<Volatility, number>> = { low: 0, medium: 1, high: 2 };

/** Maximum difference of similar returns to player, in percentage points. */
const RTP_REACH = 2;

/**
 * Games of the same type that are most similar to one, the most similar first. Payout behaviour (volatility, return to
 * player) counts most, then the provider and the badges. Games that cannot be started are excluded. At most half come
 * from one provider if there are others. The same lists give the same result.
 *
 * @param candidates games of any type; may include the game itself and duplicates; equal ones keep their order
 * @param count maximum number of results
 */
export function similarGames(
  game: GameDetail,
  candidates: readonly GameDetail[],
  count: number,
): readonly GameDetail[] {
  const others = new Map<string, GameDetail>();
  for (const each of candidates) {
    if (each.id !== game.id && each.type === game.type && each.available && !others.has(each.id)) {
      others.set(each.id, each);
    }
  }
  const ranked = [...others.values()]
    .map((each) => ({ each, likeness: likeness(game, each) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ each }) => each);
  return mixed(ranked, count);
}

function likeness(game: GameDetail, other: GameDetail): number {
  const [own, its] = [game.info, other.info];
  let points = 0;
  if (own?.volatility && its?.volatility) {
    points += 2 - Math.abs(STEPS[own.volatility] - STEPS[its.volatility]);
  }
  const [rtp, itsRtp] = [own?.rtp ?? game.rtp, its?.rtp ?? other.rtp];
  if (rtp !== null && itsRtp !== null) {
    points += Math.max(0, RTP_REACH - Math.abs(rtp - itsRtp));
  }
  if (other.provider.id === game.provider.id) points += 1;
  for (const mark of ['freeSpin', 'hot', 'isNew'] as const) {
    if (game[mark] && other[mark]) points += 0.5;
  }
  return points;
}

/** The first games, at most half from one provider. If there are not enough others, it gets more. */
function mixed(ranked: readonly GameDetail[], count: number): readonly GameDetail[] {
  const most = Math.ceil(count / 2);
  const taken = new Map<string, number>();
  const first: GameDetail[] = [];
  const later: GameDetail[] = [];
  for (const each of ranked) {
    const of = taken.get(each.provider.id) ?? 0;
    taken.set(each.provider.id, of + 1);
    (of < most ? first : later).push(each);
  }
  return [...first, ...later].slice(0, count);
}
