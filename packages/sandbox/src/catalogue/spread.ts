import type { Game } from './game.ts';

/** Positions between two games with the same motif, where a list has enough other games. */
export const MOTIF_DISTANCE = 12;

const ASPECTS = ['motif', 'palette', 'composition', 'lettering'] as const;

/** The aspects that two covers share. Neighbours share at most one. */
export function sharedAspects(one: Game, other: Game): readonly string[] {
  return ASPECTS.filter((aspect) => one[aspect] === other[aspect]);
}

/** The lists that a game is in. On the home page, some rows leave out games of the rows above. */
export function listsOf({ type, provider, hot, new: isNew, freespin }: Game): readonly string[] {
  const isBelow = !hot && !isNew;
  return [
    'all',
    type,
    provider,
    ...(hot ? ['hot'] : []),
    ...(isNew ? ['new'] : []),
    ...(freespin ? ['freespin'] : []),
    ...(freespin && isBelow ? ['freespin below hot and new'] : []),
    ...(type === 'slot' && isBelow ? ['slot below hot and new'] : []),
  ];
}

/** The positions that a list allows between two games with one motif: fewer for many such games in a short list. */
export function distanceIn(list: readonly Game[], motif: string): number {
  const count = list.filter((game) => game.motif === motif).length;
  if (count < 2) return MOTIF_DISTANCE;
  return Math.min(MOTIF_DISTANCE, Math.floor((list.length - 1) / (count - 1)));
}

/** Lists whose distances are kept in any case. The others come as close to theirs as these allow. */
const STRICT = new Set(['all', 'slot']);

// A fault of neighbours or of a strict list outweighs all else. The rest was found by trying: it leaves no fault, and the
// smallest sum of missing positions.
const FAULT = 1e6;
const MISSING = 120;
const FREQUENT = 40;
/** The first games stay those that were chosen for the first screen. */
const CHOSEN = 24;

interface Row {
  last: Game | undefined;
  length: number;
  /** The last position of each motif, and the distance that it should have. */
  at: Map<string, number>;
  distances: Map<string, number>;
}

/**
 * Games in an order close to that of `games`, in which the same motif does not return soon and neighbours do not look alike:
 * in the whole list and in all that are filtered from it. Each position takes the game that fits best; of those that fit,
 * frequent motifs come first, so that they do not accumulate at the end.
 */
export function spread(games: readonly Game[]): Game[] {
  const rows = rowsOf(games);
  const left = games.map((game, rank) => ({ game, rank, rows: listsOf(game) }));
  const counts = new Map<string, number>();
  for (const { motif } of games) counts.set(motif, (counts.get(motif) ?? 0) + 1);
  const order: Game[] = [];
  while (left.length > 0) {
    let best = 0;
    let least = Infinity;
    left.forEach(({ game, rank, rows: names }, at) => {
      const isSameProvider = order.at(-1)?.provider === game.provider;
      const ahead = order.length < CHOSEN ? 0 : FREQUENT * (counts.get(game.motif) ?? 0);
      let cost = rank - ahead + (isSameProvider ? FAULT : 0);
      for (const name of names) cost += costIn(rows.get(name)!, name, game);
      if (cost < least) [best, least] = [at, cost];
    });
    const [taken] = left.splice(best, 1);
    if (!taken) break;
    const { game } = taken;
    order.push(game);
    counts.set(game.motif, (counts.get(game.motif) ?? 0) - 1);
    for (const name of taken.rows) {
      const row = rows.get(name)!;
      row.at.set(game.motif, row.length);
      row.length += 1;
      row.last = game;
    }
  }
  return order;
}

function costIn(row: Row, name: string, game: Game): number {
  const alike = row.last && sharedAspects(row.last, game).length > 1 ? FAULT : 0;
  const before = row.at.get(game.motif);
  // The lists of providers have few games, each with a motif of its own.
  if (before === undefined || name === game.provider) return alike;
  const missing = (row.distances.get(game.motif) ?? 0) - (row.length - before);
  if (missing <= 0) return alike;
  return alike + (STRICT.has(name) ? FAULT : missing * MISSING);
}

function rowsOf(games: readonly Game[]): ReadonlyMap<string, Row> {
  const lists = new Map<string, Game[]>();
  for (const game of games) {
    for (const name of listsOf(game)) lists.set(name, [...(lists.get(name) ?? []), game]);
  }
  return new Map(
    [...lists].map(([name, list]) => {
      const distances = new Map(list.map(({ motif }) => [motif, distanceIn(list, motif)]));
      return [name, { last: undefined, length: 0, at: new Map<string, number>(), distances }];
    }),
  );
}
