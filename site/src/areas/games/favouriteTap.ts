import type { Game } from '@brand/domain';
import { localeOfPath } from '../../language/locale.ts';
import { loadMessages } from '../../language/messages.ts';
import { page } from '../../routing/chunks/page.ts';
import type { Services } from '../../member/services.ts';
import { cardMarks } from './cardMarks.ts';

/** What a heart does, with its words; it comes when a heart is about to be pressed. */
export const favouriteCode = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'games');
  const code = await import('./favourites/favouriteChange.ts');
  await words;
  return code;
});

/** A heart was pressed: a member's is filled or emptied at once, a visitor logs in first. */
export function tapFavourite(services: Services, game: Game, favourite: boolean): void {
  const isMember = services.session.known() !== null;
  if (isMember) cardMarks.setFavourite(game.id, favourite);
  const code = favouriteCode.peek();
  // At once where it can be: card and notice are then drawn as one.
  if (code) (isMember ? code.changeFavourite : code.intendFavourite)(services, game, favourite);
  else
    favouriteCode.load().then(
      () => tapFavourite(services, game, favourite),
      () => isMember && cardMarks.setFavourite(game.id, !favourite),
    );
}
