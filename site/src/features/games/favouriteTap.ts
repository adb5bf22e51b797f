import type { Game } from '@brand/domain';
import { localeOfPath } from '../../app/locale.ts';
import { loadMessages } from '../../app/messages.ts';
import { page } from '../../app/page.ts';
import type { Services } from '../../app/services.ts';
import { cardMarks } from './cardMarks.ts';

/** What a heart does, with its words; it comes when a heart is about to be pressed. */
export const favouriteCode = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'games');
  const code = await import('../favourites/favouriteChange.ts');
  await words;
  return code;
});

/** A heart was pressed: a member's is filled or emptied at once, a visitor logs in first. */
export function tapFavourite(services: Services, game: Game, favourite: boolean): void {
  const isMember = services.session.known() !== null;
  if (isMember) cardMarks.setFavourite(game.id, favourite);
  const code = favouriteCode.peek();
  // At once where it can be: card and notice are then drawn as one.
  if (code) (isMember ? code.changeFavourite : code.wishFavourite)(services, game, favourite);
  else
    favouriteCode.load().then(
      () => tapFavourite(services, game, favourite),
      () => isMember && cardMarks.setFavourite(game.id, !favourite),
    );
}
