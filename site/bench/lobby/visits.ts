import type { Figure } from '../figures.ts';
import { EMPTY_KIND } from './gameReplies.ts';
import { type Cost, median } from './measure.ts';
import type { Side } from './sides.ts';

const KINDS = ['casino', 'fishing', 'lotto'] as const;
/** Number of rounds through all types. The heap must not grow from the second to the last. */
const TURNS = 10;
const MB = 1e6;

interface Visits {
  /** Used bytes of the page without a game, and with all. */
  readonly bare: number;
  readonly memory: number;
  readonly elements: number;
  readonly first: Cost[];
  readonly again: Cost[];
  /** In percent. */
  grown: number;
}

/** Cost of opening a list the first time and again, the number of elements, and the memory. */
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
  // Lists are cached, so each type is new only once.
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
  const [site, baseline] = found;
  if (!site || !baseline) throw new Error('Two sides are required.');
  const ratio = (name: string, most: number | undefined, of: (one: Visits) => number): Figure => ({
    name,
    site: of(site),
    baseline: of(baseline),
    ...(most !== undefined && { most }),
    unit: 'ms',
  });
  const middle = (costs: readonly Cost[], of: keyof Cost) => median(costs.map((cost) => cost[of]));
  return [
    { ...ratio('elements', 1.2, ({ elements }) => elements), unit: '' },
    // The site contains more than a list: sessions, languages, money, and the code of each.
    {
      ...ratio('memory, compared with no games', 1.2, ({ memory, bare }) => (memory - bare) / MB),
      unit: 'MB',
    },
    { ...ratio('total memory', undefined, ({ memory }) => memory / MB), unit: 'MB' },
    // Reported without a limit: the site validates every field of a reply, after the first screen; the baseline only a
    // few.
    ratio('script, whole list loaded', undefined, ({ first }) => middle(first, 'script')),
    ratio('main task, whole list loaded', undefined, ({ first }) => middle(first, 'task')),
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

/** Growth of the heap in percent, from the second round through all types to the last. */
async function growth(side: Side): Promise<number> {
  let second = 0;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const kind of KINDS) await side.go(kind);
    if (turn === 2) second = await side.memory();
  }
  return (100 * ((await side.memory()) - second)) / second;
}
