'use client';

import { type GameDetail, gameName } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { GameActions } from '../gameActions.ts';
import { GameFigures } from '../GameFigures/GameFigures.tsx';
import { hasFigures } from '../GameFigures/hasFigures.ts';
import { GameDetailCover } from './GameDetailCover.tsx';
import * as css from './GameDetailPanel.css.ts';
import { GameDetailPlay } from './GameDetailPlay.tsx';
import { GameDetailTools } from './GameDetailTools.tsx';

/** Props of {@link GameDetailPanel}. Other props go to the `article`. */
export interface GameDetailPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The game with all its details. */
  game: GameDetail;
  /** Actions of the game. */
  actions: GameActions;
  /** URL of the games of its provider. */
  providerHref: string;
  /** Free spins of the member in this game. @default 0 */
  freeSpins?: number;
  /** The full URL of the page, to copy. */
  link: string;
  /** Opens the native share sheet with the URL. If set, the URL is not copied. @default it is copied */
  onShare?: (() => void) | undefined;
  /** Content after the game: trend, wins, similar games. @default nothing */
  children?: ReactNode;
}

/** Details of one game: image, names, provider, actions and figures. */
export function GameDetailPanel({
  game,
  actions,
  providerHref,
  freeSpins = 0,
  link,
  onShare,
  className,
  children,
  ...rest
}: GameDetailPanelProps) {
  const t = useText();
  const { locale, defaultLocale } = useIntl();
  const name = gameName(game, locale, defaultLocale);
  const other = [game.nameEn, game.nameTh].find((each) => each !== '' && each !== name);
  const marks = [
    game.hot && ('hot' as const),
    game.isNew && ('new' as const),
    (game.freeSpin || freeSpins > 0) && ('freespin' as const),
  ].filter((mark) => mark !== false);
  return (
    <article
      {...rest}
      className={classes(css.root, className)}
      data-component="game-detail-panel"
      data-state={game.available ? 'ready' : 'closed'}
    >
      <div className={css.hero} data-part="hero" data-surface="card">
        <GameDetailCover game={game} name={name} />
        <div className={css.words}>
          <div className={css.head} data-part="head">
            {marks.length > 0 && (
              <span className={css.badges} data-part="badges">
                {marks.map((mark) => (
                  <Badge key={mark} tone={mark === 'freespin' ? 'accent' : mark}>
                    {mark === 'freespin' && freeSpins > 0
                      ? t('games.badge.freeSpinsLeft', { count: freeSpins })
                      : t(`games.badge.${mark}`)}
                  </Badge>
                ))}
              </span>
            )}
            <Heading level={1} size="page" className={css.title}>
              {name}
            </Heading>
            {other && (
              <span
                className={css.other}
                lang={other === game.nameEn ? 'en' : 'th'}
                data-part="other-name"
              >
                {other}
              </span>
            )}
            <span className={css.providerRow}>
              <a href={providerHref} className={css.provider} data-part="provider">
                {game.provider.name}
              </a>
              <span className={css.kind}>{t(`shell.nav.${game.type}`)}</span>
            </span>
            {!game.available && (
              <Banner tone="pending" title={t('games.closedTitle')} className={css.closed}>
                {t('games.closedHint')}
              </Banner>
            )}
          </div>
          {game.available && <GameDetailPlay game={game} actions={actions} />}
          <GameDetailTools
            game={game}
            name={name}
            actions={actions}
            link={link}
            onShare={onShare}
          />
          {hasFigures(game.info) && <GameFigures info={game.info} className={css.figures} />}
        </div>
      </div>
      <div className={css.more} data-part="more">
        {children}
      </div>
    </article>
  );
}
