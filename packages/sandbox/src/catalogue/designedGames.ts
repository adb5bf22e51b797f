import type { Game } from './game.ts';
import { aurumTable } from './games/aurumTable.ts';
import { brightMonsoon } from './games/brightMonsoon.ts';
import { candlewick } from './games/candlewick.ts';
import { copperGecko } from './games/copperGecko.ts';
import { hollowDrum } from './games/hollowDrum.ts';
import { jadeCompass } from './games/jadeCompass.ts';
import { kiteAndKey } from './games/kiteAndKey.ts';
import { littleThunder } from './games/littleThunder.ts';
import { lomfai } from './games/lomfai.ts';
import { luckyLoom } from './games/luckyLoom.ts';
import { nightFerry } from './games/nightFerry.ts';
import { northstand } from './games/northstand.ts';
import { orchidRow } from './games/orchidRow.ts';
import { pixelDurian } from './games/pixelDurian.ts';
import { reefAndRod } from './games/reefAndRod.ts';
import { saltbox } from './games/saltbox.ts';
import { seventhPier } from './games/seventhPier.ts';
import { tidewright } from './games/tidewright.ts';
import { tukArcade } from './games/tukArcade.ts';
import { velvetNine } from './games/velvetNine.ts';
import { providers } from './providers.ts';
import { spread } from './spread.ts';

/**
 * Takes the games of all providers in turn, so that no provider is next to itself. Providers with fewer games are
 * skipped in the later rounds.
 */
function dealt(games: readonly Game[]): Game[] {
  const hands = providers.map(({ id }) => games.filter((game) => game.provider === id));
  const rounds = Math.max(...hands.map((hand) => hand.length));
  const order: Game[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let seat = 0; seat < hands.length; seat += 1) {
      const game = hands[(seat * 7 + round * 3) % hands.length]?.[round];
      if (game) order.push(game);
    }
  }
  return order;
}

/**
 * The hand-designed games, in the order of the home page. Neighbours never share two of motif, palette, composition and
 * lettering, and the same motif returns after twelve positions at the earliest: see `spread.ts` for the lists filtered from it.
 */
export const designedGames: readonly Game[] = spread(
  dealt([
    ...pixelDurian,
    ...orchidRow,
    ...copperGecko,
    ...nightFerry,
    ...littleThunder,
    ...brightMonsoon,
    ...saltbox,
    ...kiteAndKey,
    ...hollowDrum,
    ...candlewick,
    ...jadeCompass,
    ...seventhPier,
    ...lomfai,
    ...tukArcade,
    ...velvetNine,
    ...aurumTable,
    ...tidewright,
    ...reefAndRod,
    ...luckyLoom,
    ...northstand,
  ]),
);

const byCode = new Map(designedGames.map((game) => [game.code, game]));

/** The designed game of that code; undefined when there is none. */
export function designedGame(code: string): Game | undefined {
  return byCode.get(code);
}
