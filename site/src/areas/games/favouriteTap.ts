import type { Game } from '@brand/domain';
import { localeOfPath } from '../../language/locale.ts';
import { loadMessages } from '../../language/messages.ts';
import { page } from '../../routing/chunks/page.ts';
import type { Services } from '../../member/services.ts';
import { cardMarks } from './cardMarks.ts';

/** Code and messages of the favourite button. They load when a button is about to be pressed. */
export const favouriteCode = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'games');
  const code = await import('./favourites/favouriteChange.ts');
  await words;
  return code;
});

/** Handles a press of a favourite button. A member's button changes immediately; a visitor logs in first. */
export function tapFavourite(services: Services, game: Game, favourite: boolean): void {
  const isMember = services.session.known() !== null;
  if (isMember) cardMarks.setFavourite(game.id, favourite);
  const code = favouriteCode.peek();
  // Synchronous if the code is loaded, so that card and notice render together.
  if (code) (isMember ? code.changeFavourite : code.intendFavourite)(services, game, favourite);
  else
    favouriteCode.load().then(
      () => tapFavourite(services, game, favourite),
      () => isMember && cardMarks.setFavourite(game.id, !favourite),
    );
}
