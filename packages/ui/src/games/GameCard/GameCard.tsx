'use client';

import { type Game, gameName } from '@brand/domain';
import { type HTMLAttributes, memo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import { percentText } from '../../messages/percent.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { signature } from '../../private/signature.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { gift } from '../../primitives/Icon/shellGlyphs.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { NAV_ICONS } from '../../shell/navItem.ts';
import { type GameActions, STILL_MARKS } from '../gameActions.ts';
import { groundColor, pictureVariable } from '../../private/styledByScript.ts';
import { useImage } from '../../private/useImage.ts';
import * as css from './GameCard.css.ts';
import * as over from './GameCardActions.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** What a badge says about a game. */
export type GameBadge = 'hot' | 'new' | 'freespin';

/** Props of {@link GameCard}. Other props go to the `article`. */
export interface GameCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The game on the card. */
  game: Game;
  /** Actions of the card. Use the same object for every card, so that the others do not re-render. */
  actions: GameActions;
  /** A badge that the heading of the list already says. @default none */
  withoutBadge?: GameBadge;
  /** For the first row: loads the image with priority. @default false */
  eager?: boolean;
}

/** One game of a list: an image that is a link to the game. Re-renders only if its own game changes. */
export const GameCard = memo(function GameCard({
  game,
  actions,
  withoutBadge,
  eager = false,
  className,
  ...rest
}: GameCardProps) {
  const t = useText();
  const intl = useIntl();
  const [pressed, setPressed] = useState(false);
  const name = gameName(game, intl.locale, intl.defaultLocale);
  const { marks = STILL_MARKS, word = 'play', onPlay, onFavouriteChange } = actions;
  // All marks in one snapshot: the card re-renders if one of them changes.
  const read = () =>
    +marks.isFavourite(game) + 2 * +marks.isLaunching(game) + 4 * +!!marks.isClosed?.(game);
  const share = useSyncExternalStore(marks.subscribe, read, read);
  const favourite = share % 2 > 0;
  const launching = share % 4 > 1;
  const open = game.available && share < 4;
  const info = actions.infoHref?.(game);
  const demo = actions.demoHref?.(game);
  const rtp =
    game.rtp !== null &&
    t('games.rtpOf', { rtp: percentText(intl, game.rtp, { maximumFractionDigits: 1 }) });
  return (
    <article
      {...rest}
      className={classes(css.root, className)}
      data-component="game-card"
      data-surface="tile"
      data-state={!open ? 'unavailable' : launching ? 'launching' : 'idle'}
    >
      <a
        href={open ? actions.playHref(game) : undefined}
        onClick={onPlay && open ? (event) => onPlay(game, event) : undefined}
        className={css.title}
        data-part="title"
        aria-busy={launching || undefined}
      >
        {name}
      </a>
      <span className={css.provider} data-part="provider">
        {actions.caption?.(game) ?? game.provider.name}
      </span>
      {(info || rtp) && (
        <a
          href={info}
          className={css.info}
          data-part="info"
          aria-label={info && t('games.infoOf', { name }) + (rtp ? `, ${rtp}` : '')}
        >
          {rtp}
        </a>
      )}
      <div className={css.art} data-part="art">
        <Cover game={game} name={name} eager={eager} />
        {open ? (
          <div
            className={over.actions}
            ref={pictureVariable(over.layers, game.imageLayers)}
            data-part="actions"
          >
            <span className={over.play} aria-hidden="true" data-part="play">
              {launching && <Spinner size={20} />}
              {t(`games.${word}`)}
            </span>
            {demo && !launching && (
              <a
                href={demo}
                className={over.demo}
                data-part="demo"
                aria-label={t('games.demoOf', { name })}
              >
                {t('games.demo')}
              </a>
            )}
          </div>
        ) : (
          <span className={over.closed}>
            <Icon glyph={glyphs.clock} size={20} />
            {t('games.unavailable')}
          </span>
        )}
        {badges(game, withoutBadge, t)}
        {onFavouriteChange && (
          <button
            type="button"
            className={over.heart}
            aria-pressed={favourite}
            aria-label={t('games.favouriteOf', { name })}
            onClick={() => {
              setPressed(true);
              onFavouriteChange(game, !favourite);
            }}
            data-part="heart"
          >
            <Icon
              glyph={glyphs.heart}
              size={20}
              className={classes(over.heartSign, pressed && favourite && signature)}
            />
          </button>
        )}
      </div>
    </article>
  );
});

function Cover({ game, name, eager }: { game: Game; name: string; eager: boolean }) {
  // The dominant colour is shown until the image has loaded.
  const image = useImage(game.image, groundColor(game.color));
  if (!image) {
    return (
      <span className={classes(css.picture, css.fallback)} aria-hidden="true" data-part="fallback">
        <Icon glyph={NAV_ICONS[game.type]} size={32} />
        <span className={css.fallbackName}>{name}</span>
      </span>
    );
  }
  return (
    <img
      // A new element per image, so that the image of another game is not shown while loading.
      key={game.image}
      {...image}
      className={css.picture}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
    />
  );
}

/** At most two badges, in the order hot, new, free spins. On a narrow card free spins are an icon. */
function badges(game: Game, without: GameBadge | undefined, t: ReturnType<typeof useText>) {
  const names = [game.hot && 'hot', game.isNew && 'new', game.freeSpin && 'freespin'] as const;
  const shown = names
    .filter((name) => name !== false && name !== without)
    .slice(0, 2) as GameBadge[];
  if (shown.length === 0) return null;
  return (
    <span className={css.badges} data-part="badges">
      {shown.map((name) =>
        name === 'freespin' ? (
          <span key={name} className={css.spins}>
            <Icon glyph={gift} size={16} className={css.spinsIcon} />
            <span className={css.badge[name]}>{t(`games.badge.${name}`)}</span>
          </span>
        ) : (
          <span key={name} className={css.badge[name]}>
            {t(`games.badge.${name}`)}
          </span>
        ),
      )}
    </span>
  );
}
