import type { GameActions } from '@brand/ui';
import { useMemo } from 'react';
import { localePath } from '../../language/locale.ts';
import { usePlace } from '../../routing/navigation.ts';
import { playFromCard } from './play/playFromCardPart.ts';
import { useServices } from '../../member/services.ts';
import { cardMarks } from './cardMarks.ts';
import { tapFavourite } from './favouriteTap.ts';
import { demoPath, gameInfoPath, gamePath } from './gameHref.ts';

/** What can be done with a game from its card, wherever cards are shown; the same object while the language stays. */
export function useGameActions(): GameActions {
  const { locale } = usePlace();
  const services = useServices();
  return useMemo(() => {
    const { demo, favourites } = services.operator.features;
    return {
      playHref: (game) => localePath(locale, gamePath(game)),
      infoHref: (game) => localePath(locale, gameInfoPath(game)),
      demoHref: (game) => (demo && game.demo ? localePath(locale, demoPath(game)) : null),
      // A visitor, and whoever presses before its code is here, follows the link.
      onPlay: (game, event) => playFromCard.peek()?.(services, locale)(game, event),
      ...(favourites && { onFavouriteChange: tapFavourite.bind(null, services) }),
      marks: cardMarks,
    };
  }, [locale, services]);
}
