import type { GameActions } from '@brand/ui';
import { useMemo } from 'react';
import { localePath } from '../../language/locale.ts';
import { usePlace } from '../../routing/navigation.ts';
import { playFromCard } from './play/playFromCardPart.ts';
import { useServices } from '../../member/services.ts';
import { cardMarks } from './cardMarks.ts';
import { tapFavourite } from './favouriteTap.ts';
import { demoPath, gameInfoPath, gamePath } from './gameHref.ts';

/**
 * Actions of a game card, wherever cards are shown. The same object while the language stays.
 */
export function useGameActions(): GameActions {
  const { locale } = usePlace();
  const services = useServices();
  return useMemo(() => {
    const { demo, favourites } = services.operator.features;
    return {
      playHref: (game) => localePath(locale, gamePath(game)),
      infoHref: (game) => localePath(locale, gameInfoPath(game)),
      demoHref: (game) => (demo && game.demo ? localePath(locale, demoPath(game)) : null),
      // A visitor, or a press before the code has loaded, follows the link.
      onPlay: (game, event) => playFromCard.peek()?.(services, locale)(game, event),
      ...(favourites && { onFavouriteChange: tapFavourite.bind(null, services) }),
      marks: cardMarks,
    };
  }, [locale, services]);
}
