'use client';

import { type Game, gameName } from '@brand/domain';
import { type HTMLAttributes, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { groundColor } from '../../private/styledByScript.ts';
import { useImage } from '../../private/useImage.ts';
import { HighlightCard } from '../../primitives/HighlightCard/HighlightCard.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { NAV_ICONS } from '../../shell/navItem.ts';
import { type GameActions, STILL_MARKS } from '../gameActions.ts';
import * as css from './ContinueHighlight.css.ts';

/** Props of {@link ContinueHighlight}. Other props go to the `article`. */
export interface ContinueHighlightProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children'
> {
  /** The last played game. It must be open. */
  game: Game;
  /** Actions of the game. Its link plays it; details are the second link. */
  actions: GameActions;
}

/** The last played game: one press starts it again. */
export function ContinueHighlight({ game, actions, ...rest }: ContinueHighlightProps) {
  const t = useText();
  const { locale, defaultLocale } = useIntl();
  const { marks = STILL_MARKS, onPlay } = actions;
  const isLaunching = () => marks.isLaunching(game);
  const launching = useSyncExternalStore(marks.subscribe, isLaunching, isLaunching);
  const name = gameName(game, locale, defaultLocale);
  const info = actions.infoHref?.(game);
  return (
    <HighlightCard
      data-component="continue-highlight"
      {...rest}
      data-state={launching ? 'launching' : 'idle'}
      aria-busy={launching}
      title={name}
      href={actions.playHref(game)}
      onPress={onPlay && ((event) => onPlay(game, event))}
      art={<Cover game={game} />}
      label={t('home.continue')}
      corner={
        info
          ? { href: info, label: t('home.details'), fullLabel: t('games.infoOf', { name }) }
          : null
      }
      detail={
        <span className={css.provider} data-part="provider">
          {game.provider.name}
        </span>
      }
      action={t(launching ? 'common.loading' : 'games.play')}
    />
  );
}

function Cover({ game: { image, color, type } }: { game: Game }) {
  // The dominant colour is shown until the image has loaded.
  const picture = useImage(image, groundColor(color));
  if (!picture) {
    return (
      <span className={css.fallback}>
        <Icon glyph={NAV_ICONS[type]} size={40} />
      </span>
    );
  }
  return (
    <img
      key={image}
      {...picture}
      className={css.picture}
      alt=""
      width={300}
      height={400}
      decoding="async"
      draggable={false}
    />
  );
}
