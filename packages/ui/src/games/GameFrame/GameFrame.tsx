'use client';

import {
  type HTMLAttributes,
  type MouseEvent,
  type RefObject,
  useRef,
  type ReactNode,
} from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './GameFrame.css.ts';
import { GameFrameBar, type GameFrameWallet } from './GameFrameBar.tsx';
import { GameFrameCover } from './GameFrameCover.tsx';
import type { GameFrameState } from './gameFrameState.ts';
import { useFrameFocus } from './useFrameFocus.ts';
import { useFullWindow } from './useFullWindow.ts';

/** Props of {@link GameFrame}. Other props go to the `section`. */
export interface GameFrameProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children' | 'onLoad'
> {
  /** Name of the game. */
  title: string;
  /** State of the game. */
  state: GameFrameState;
  /** URL of the back link. */
  backHref: string;
  /** Called on back. A handler that navigates back itself prevents the default. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** URL of other games. @default backHref */
  othersHref?: string;
  /** Link to contact an admin, below an error. @default none */
  help?: ReactNode;
  /** Start of play in unix ms. Null if play has not started. */
  since: number | null;
  /** Whether the time and the duration of play are shown. @default true */
  clock?: boolean;
  /** Balance and deposit. Null for play money. */
  wallet: GameFrameWallet | null;
  /** A `GameStanding` in the bar, while the game counts in a tournament. @default none */
  standing?: ReactNode;
  /** Whether a visible header shows balance and deposit. The bar then shows them only in the full window. @default false */
  headed?: boolean;
  /** Whether a panel or dialog covers the game. The game must not take the focus meanwhile. @default false */
  covered?: boolean;
  /** Whether the game is a favourite. @default false */
  favourite?: boolean;
  /** Called with the new favourite state. If omitted, the favourite button is not shown. @default no button */
  onFavouriteChange?: (favourite: boolean) => void;
  /** Ref of the iframe, to verify the source of messages. */
  frameRef?: RefObject<HTMLIFrameElement | null>;
  /** Called if the game keeps taking the focus from a text field. The caller should remove the game. */
  onTheft?: () => void;
  /** Called when the game has loaded. */
  onLoad: () => void;
  /** Reloads the game. */
  onRetry: () => void;
  /** Opens the game in a separate tab. */
  onNewTab: () => void;
}

/**
 * Sandbox permissions of a game:
 *
 * - `allow-scripts`: games are programs
 * - `allow-same-origin`: the origin of the game, never ours; without it the game has no session and no storage
 * - `allow-forms`: lobbies of live tables log in to their tables with a form
 *
 * Not allowed: `allow-top-navigation*` (could navigate our page), `allow-popups*` (could open windows), `allow-modals`
 * (dialogs that block the whole page), `allow-downloads`, `allow-pointer-lock` (captures the mouse; no offered game needs
 * it), `allow-orientation-lock`, `allow-presentation` and `allow-storage-access-by-user-activation` (third-party cookies).
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/**
 * Allows sound and the screen wake lock. `fullscreen` is not allowed: it would hide the bar with the clock and the exit, and
 * a game could imitate a browser. The bar offers full screen for both. The permissions policy of the page blocks camera,
 * location and the rest.
 */
const ALLOW = 'autoplay; screen-wake-lock';

/** A cross-origin game in an iframe, below a bar of our own. The iframe is kept as long as `src` does not change. */
export function GameFrame({
  title,
  state,
  backHref,
  onBack,
  othersHref = backHref,
  help = null,
  since,
  clock = true,
  wallet,
  standing = null,
  headed = false,
  covered = false,
  favourite = false,
  onFavouriteChange,
  frameRef,
  onTheft,
  onLoad,
  onRetry,
  onNewTab,
  className,
  ...rest
}: GameFrameProps) {
  const own = useRef<HTMLIFrameElement>(null);
  const frame = frameRef ?? own;
  const [isFull, changeFull] = useFullWindow();
  const focus = useFrameFocus(frame, covered, onTheft);
  const src = 'src' in state ? state.src : null;
  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      aria-label={title}
      data-component="game-frame"
      data-state={state.status}
      data-full={isFull || undefined}
    >
      <GameFrameBar
        title={title}
        backHref={backHref}
        onBack={onBack}
        since={since}
        clock={clock}
        wallet={headed && !isFull ? null : wallet}
        standing={standing}
        favourite={favourite}
        onFavouriteChange={onFavouriteChange}
        onReload={onRetry}
        full={isFull}
        onFullChange={changeFull}
      />
      <div className={css.stage} data-part="stage" onPointerOver={focus.settle}>
        {src && (
          <iframe
            key={src}
            ref={frame}
            src={src}
            title={title}
            className={css.frame}
            sandbox={SANDBOX}
            allow={ALLOW}
            // Games check which site embeds them. They do not need the path.
            referrerPolicy="strict-origin"
            onLoad={() => {
              // The game receives the keyboard focus on load, without a click into it.
              focus.enter();
              onLoad();
            }}
          />
        )}
        <GameFrameCover
          title={title}
          state={state}
          othersHref={othersHref}
          help={help}
          onRetry={onRetry}
          onNewTab={onNewTab}
        />
      </div>
    </section>
  );
}
