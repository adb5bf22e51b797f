'use client';

import type { Satang } from '@brand/domain';
import { type HTMLAttributes, useRef } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as css from './GameFrame.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link GameFrame}; the rest goes to the `section`. */
export interface GameFrameProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children' | 'onLoad'
> {
  /** Name of the game. */
  title: string;
  /**
   * - `launching`: the address is being asked for
   * - `loading`: the game is on its way into the frame
   * - `ready`: the game has loaded
   * - `failed`: it could not be opened; `text` says why and what to do
   */
  state:
    | { readonly status: 'launching' }
    | { readonly status: 'loading' | 'ready'; readonly src: string }
    | { readonly status: 'failed'; readonly text: string; readonly code?: string | null };
  /** Balance in satang; null until it is known, or where the header shows it. */
  balance: Satang | null;
  /** Where back goes. */
  backHref: string;
  /** Opens the cashier over the running game; null where the header does. */
  depositHref: string | null;
  /** The game has loaded. */
  onLoad: () => void;
  /** Ask for the game anew. */
  onRetry: () => void;
}

/** What the game may do: run, keep its own session, submit its own forms. Not: navigate us, open windows, download. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock';

/** A game of another origin in a frame, under a bar that stays ours. */
export function GameFrame({
  title,
  state,
  balance,
  backHref,
  depositHref,
  onLoad,
  onRetry,
  className,
  ...rest
}: GameFrameProps) {
  const t = useText();
  const stage = useRef<HTMLDivElement>(null);
  const src = 'src' in state ? state.src : null;
  const fill = () => void stage.current?.requestFullscreen?.();
  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      aria-label={title}
      data-component="game-frame"
      data-state={state.status}
    >
      <div className={css.bar} data-part="bar">
        <a href={backHref} className={css.back} aria-label={t('common.back')}>
          <Icon glyph={glyphs.back} />
        </a>
        <div className={css.names}>
          <h1 className={css.title} data-part="title">
            {title}
          </h1>
          {balance !== null && (
            <Money amount={balance} className={css.balance} data-part="balance" />
          )}
        </div>
        {depositHref !== null && (
          <LinkButton href={depositHref} size="sm">
            {t('shell.nav.deposit')}
          </LinkButton>
        )}
        <IconButton icon={glyphs.refresh} label={t('games.reload')} size="sm" onClick={onRetry} />
        <IconButton
          icon={glyphs.fullscreen}
          label={t('games.fullscreen')}
          size="sm"
          onClick={fill}
          className={css.fullscreen}
        />
      </div>
      <div ref={stage} className={css.stage} data-part="stage">
        {src && (
          <iframe
            key={src}
            src={src}
            title={title}
            className={css.frame}
            sandbox={SANDBOX}
            allow="autoplay; fullscreen"
            referrerPolicy="origin"
            onLoad={(event) => {
              // The keys belong to the game from its first moment, without a click into it.
              event.currentTarget.focus({ preventScroll: true });
              onLoad();
            }}
          />
        )}
        {(state.status === 'launching' || state.status === 'loading') && (
          <div className={css.cover} role="status" data-part="opening">
            <Spinner size={40} />
            <p>{t('games.opening', { name: title })}</p>
          </div>
        )}
        {state.status === 'failed' && (
          <div className={css.cover} role="alert" data-part="failure">
            <Icon glyph={glyphs.warning} size={32} />
            <p className={css.reason}>{state.text}</p>
            {state.code && (
              <p className={css.code}>{t('common.errorCode', { code: state.code })}</p>
            )}
            <Button onClick={onRetry}>{t('common.retry')}</Button>
          </div>
        )}
      </div>
    </section>
  );
}
