import type { Figure } from './figures.ts';
import { EMPTY_KIND } from './gameReplies.ts';
import { type Cost, median } from './measure.ts';
import type { Side } from './sides.ts';

const KINDS = ['casino', 'fishing', 'lotto'] as const;
/** Times through all kinds: the heap must not grow from the second to the last. */
const TURNS = 10;
const MB = 1e6;

interface Visits {
  /** Bytes of the page without a game, and with all. */
  readonly bare: number;
  readonly memory: number;
  readonly elements: number;
  readonly first: Cost[];
  readonly again: Cost[];
  /** In percent. */
  grown: number;
}

/** What a list costs when it is opened first and again, what stands in the document, and what memory it holds. */
export async function visitFigures(sides: readonly Side[], rounds: number): Promise<Figure[]> {
  const found: Visits[] = [];
  for (const side of sides) {
    await side.open(EMPTY_KIND);
    await side.complete();
    const bare = await side.memory();
    await side.open('slot');
    await side.shows('slot');
    await side.complete();
    const memory = await side.memory();
    const elements = await side.page.evaluate(() => document.body.querySelectorAll('*').length);
    found.push({ bare, memory, elements, first: [], again: [], grown: 0 });
    await side.slowDown();
  }
  // Lists are kept: each kind is new once.
  for (const kind of KINDS) {
    for (const [at, side] of sides.entries()) {
      const cost = await side.costOf(async () => {
        await side.go(kind);
        await side.complete();
      });
      found[at]?.first.push(cost);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, side] of sides.entries()) {
      const kind = KINDS[round % KINDS.length] ?? 'casino';
      found[at]?.again.push(await side.costOf(() => side.go(kind)));
    }
  }
  for (const [at, side] of sides.entries()) {
    await side.slowDown(1);
    const one = found[at];
    if (one) one.grown = await growth(side);
  }
  const [site, floor] = found;
  if (!site || !floor) throw new Error('Two sides are compared.');
  const ratio = (name: string, most: number | undefined, of: (one: Visits) => number): Figure => ({
    name,
    site: of(site),
    floor: of(floor),
    ...(most !== undefined && { most }),
    unit: 'ms',
  });
  const middle = (costs: readonly Cost[], of: keyof Cost) => median(costs.map((cost) => cost[of]));
  return [
    { ...ratio('elements', 1.2, ({ elements }) => elements), unit: '' },
    // Of all the rest the site has more than a list: sessions, languages, money, and the code of each.
    {
      ...ratio('memory, more than without games', 1.2, ({ memory, bare }) => (memory - bare) / MB),
      unit: 'MB',
    },
    { ...ratio('memory in all', undefined, ({ memory }) => memory / MB), unit: 'MB' },
    // Told alone: the site checks every field of a reply, behind the first screen; the floor a few by hand.
    ratio('script, whole list read', undefined, ({ first }) => middle(first, 'script')),
    ratio('main task, whole list read', undefined, ({ first }) => middle(first, 'task')),
    ratio('script, list opened', 1.2, ({ again }) => middle(again, 'script')),
    ratio('main task, list opened', 1.15, ({ again }) => middle(again, 'task')),
    {
      name: `memory grown by ${TURNS} times through all kinds`,
      site: site.grown,
      most: 3,
      unit: '%',
    },
  ];
}

/** Percent that the heap has grown by from the second time through all kinds to the last. */
async function growth(side: Side): Promise<number> {
  let second = 0;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const kind of KINDS) await side.go(kind);
    if (turn === 2) second = await side.memory();
  }
  return (100 * ((await side.memory()) - second)) / second;
}
