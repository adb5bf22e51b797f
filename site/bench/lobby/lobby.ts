// The lists of games compared with a hand-written page with the same content (`baseline/`), with a CPU four times slower and
// lists of 100, 1,000 and 5,000 games (`--games 100,1000`). Site and baseline take turns. Every figure is the median of
// its rounds (`--rounds 5`), measured in the page's CPU time, and the effect of every action is verified. Other work on
// the machine still makes them worse, so run nothing else.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { browserLaunch } from '../../../scripts/browser.mjs';
import { type TestServers, openServers } from '../../e2e/support/servers.ts';
import { type Figure, isKept, rowOf } from '../figures.ts';
import { type BaselineServer, openBaseline } from './baselineServer.ts';
import { type WireGame, designedGames, gameReplies } from './gameReplies.ts';
import { heartFigures } from './heart.ts';
import { loadFigures } from './load.ts';
import { quickDepositFigures } from './quickDeposit.ts';
import { scrollFigures } from './scroll.ts';
import { type Side, DESKTOP, PHONE, openBaselineSide, openSite } from './sides.ts';
import { themeFigures } from './theme.ts';
import { visitFigures } from './visits.ts';

/** Resources of a measurement. */
export interface Lobby {
  readonly browser: Browser;
  readonly servers: TestServers;
  readonly baseline: BaselineServer;
  readonly designed: readonly WireGame[];
  readonly rounds: number;
}

/** Site and baseline on separate pages, with lists of that many games. */
export async function openSides(
  { browser, servers, baseline, designed }: Lobby,
  count: number,
  screen = PHONE,
): Promise<readonly [site: Side, baseline: Side]> {
  const reply = gameReplies(designed, count);
  const sides = [
    await openSite(browser, servers, reply, screen),
    await openBaselineSide(browser, baseline, reply, screen),
  ] as const;
  for (const { page } of sides) {
    await page.addInitScript((total) => {
      Object.assign(globalThis, { expectedGames: total });
    }, count);
  }
  return sides;
}

/** Multiplier for short actions: their figures vary most on a shared machine. */
const BRIEF = 5;
const BRIEFEST = 15;

const words = (count: number) => `${count.toLocaleString('en')} games`;

/** @returns whether every limit was kept */
export async function bench(): Promise<boolean> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: 'visits,heart,scroll,theme,deposit,load' },
      games: { type: 'string', default: '100,1000,5000' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const has = (part: string) => values.only.split(',').includes(part);
  const counts = values.games.split(',').map(Number);
  const servers = await openServers({ operators: ['lotus', 'jade'] });
  const [baseline, browser] = await Promise.all([openBaseline(), chromium.launch(browserLaunch())]);
  const designed = await designedGames(servers.sandbox);
  const lobby: Lobby = { browser, servers, baseline, designed, rounds: Number(values.rounds) };
  const all: Figure[] = [];
  try {
    const elements: number[] = [];
    for (const count of counts) {
      const sides = await openSides(lobby, count);
      for (const side of sides) {
        await side.open('slot');
        await side.shows('slot');
      }
      const figures = [
        ...(has('visits') ? await visitFigures(sides, BRIEF * lobby.rounds) : []),
        ...(has('heart') ? await heartFigures(sides, BRIEFEST * lobby.rounds) : []),
        ...(has('scroll') ? await scrollFigures(sides, 2 * lobby.rounds) : []),
        ...(has('theme')
          ? await themeFigures(sides[0], { ...lobby, rounds: BRIEF * lobby.rounds })
          : []),
      ];
      elements.push(figures.find(({ name }) => name === 'elements')?.site ?? 0);
      for (const { page } of sides) await page.context().close();
      all.push(
        ...figures.map((figure) => ({ ...figure, name: `${words(count)}: ${figure.name}` })),
      );
      console.log(`${words(count)}: measured`);
    }
    if (has('visits'))
      all.push({
        name: 'elements with the most games, relative to the fewest',
        site: (100 * Math.max(...elements)) / Math.min(...elements),
        most: 102,
        unit: '%',
      });
    if (has('deposit')) {
      const desktop = await openSides(lobby, Math.min(1000, Math.max(...counts)), DESKTOP);
      all.push(...(await quickDepositFigures(desktop, lobby.rounds)));
      for (const { page } of desktop) await page.context().close();
    }
    if (has('load')) all.push(...(await loadFigures(lobby)));
  } finally {
    await browser.close();
    await baseline.close();
    await servers.close();
  }
  console.table(all.map(rowOf));
  const broken = all.filter((figure) => !isKept(figure));
  console.log(
    broken.length === 0 ? 'All limits are kept.' : `${broken.length} limits are exceeded.`,
  );
  return broken.length === 0;
}
