'use client';

import type { Satang } from '@brand/domain';
import { type MouseEvent, type ReactNode, useState } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { signatureOfIcon } from '../../private/signature.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { GameClock } from './GameClock.tsx';
import * as css from './GameFrame.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Wallet data of the bar. */
export interface GameFrameWallet {
  /** Balance in satang. Null until known. */
  readonly balance: Satang | null;
  /** Opens the cashier over the running game. */
  readonly depositHref: string;
}

interface GameFrameBarProps {
  title: string;
  backHref: string;
  onBack: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  since: number | null;
  clock: boolean;
  /** Null if it is shown elsewhere, or for play money. */
  wallet: GameFrameWallet | null;
  standing: ReactNode;
  favourite: boolean;
  onFavouriteChange: ((favourite: boolean) => void) | undefined;
  onReload: () => void;
  full: boolean;
  onFullChange: (full: boolean) => void;
}

/** The bar above the game, which the game cannot change. With little space, rarely used actions are in a menu. */
export function GameFrameBar({
  title,
  backHref,
  onBack,
  since,
  clock,
  wallet,
  standing,
  favourite,
  onFavouriteChange,
  onReload,
  full,
  onFullChange,
}: GameFrameBarProps) {
  const t = useText();
  const [pressed, setPressed] = useState(false);
  const heart = favourite ? glyphs.heartFilled : glyphs.heart;
  const reload = t('games.reload');
  return (
    <div className={css.room}>
      <div className={css.bar} data-part="bar">
        <a
          href={backHref}
          className={css.back}
          aria-label={t('common.back')}
          data-part="back"
          onClick={onBack}
        >
          <Icon glyph={glyphs.back} />
        </a>
        <h1 className={css.title} data-part="title">
          {title}
        </h1>
        {standing && (
          <div
            className={css.standing}
            data-part="standing"
            data-state={wallet ? 'covered' : 'shown'}
          >
            {standing}
          </div>
        )}
        {clock && <GameClock since={since} />}
        {wallet && (
          <>
            {wallet.balance !== null && (
              <span className={css.balance} data-part="balance">
                <span className={css.balanceLabel}>{t('shell.balance')}</span>
                <Money amount={wallet.balance} />
              </span>
            )}
            <LinkButton
              href={wallet.depositHref}
              size="sm"
              className={css.deposit}
              iconStart={<Icon glyph={glyphs.plus} size={20} className={css.roomy} />}
              data-part="deposit"
            >
              {t('shell.nav.deposit')}
            </LinkButton>
          </>
        )}
        <span className={css.roomy}>
          {onFavouriteChange && (
            <IconButton
              icon={heart}
              label={t('games.favouriteOf', { name: title })}
              aria-pressed={favourite}
              className={classes(css.favourite, pressed && favourite && signatureOfIcon)}
              onClick={() => {
                setPressed(true);
                onFavouriteChange(!favourite);
              }}
              data-part="favourite"
            />
          )}
          <IconButton icon={glyphs.refresh} label={reload} onClick={onReload} data-part="reload" />
        </span>
        <IconButton
          icon={full ? glyphs.fullscreenExit : glyphs.fullscreen}
          label={t(full ? 'games.fullscreenExit' : 'games.fullscreen')}
          onClick={() => onFullChange(!full)}
          data-part="fullscreen"
        />
        <span className={css.narrow}>
          <Menu
            trigger={<IconButton icon={glyphs.moreVertical} label={t('games.bar')} />}
            items={[
              ...(onFavouriteChange
                ? [
                    {
                      id: 'favourite',
                      icon: heart,
                      label: t(favourite ? 'games.unfavourite' : 'games.favourite'),
                      onSelect: () => onFavouriteChange(!favourite),
                    },
                  ]
                : []),
              { id: 'reload', icon: glyphs.refresh, label: reload, onSelect: onReload },
            ]}
          />
        </span>
      </div>
    </div>
  );
}
