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
  /** How it stands with the game. */
  state: GameFrameState;
  /** Where back goes. */
  backHref: string;
  /** Back was pressed. A handler that goes back by itself prevents the default. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Where other games are. @default backHref */
  othersHref?: string;
  /** A way to the admin, under what went wrong. @default none */
  help?: ReactNode;
  /** Since when one has been playing, in unix ms; null for not yet. */
  since: number | null;
  /** Shows the time of day, and for how long one has been playing. @default true */
  clock?: boolean;
  /** Balance and deposit; null for play money. */
  wallet: GameFrameWallet | null;
  /** Whether a header in sight shows balance and deposit: the bar then has them in the full window alone. @default false */
  headed?: boolean;
  /** A panel or a question lies over the game, which must not take the keys meanwhile. @default false */
  covered?: boolean;
  /** Whether the heart is filled. @default false */
  favourite?: boolean;
  /** Draws the heart; called with the new state. @default no heart */
  onFavouriteChange?: (favourite: boolean) => void;
  /** The frame itself: whose messages count. */
  frameRef?: RefObject<HTMLIFrameElement | null>;
  /** The game keeps taking the keys from where one types; take it away. */
  onTheft?: () => void;
  /** The game has loaded. */
  onLoad: () => void;
  /** Ask for the game anew. */
  onRetry: () => void;
  /** Open the game in a tab of its own. */
  onNewTab: () => void;
}

/**
 * What a game may do, token by token:
 *
 * - `allow-scripts`: it is a program
 * - `allow-same-origin`: its own origin, never ours; without it there is no session and no storage of its own
 * - `allow-forms`: lobbies of live tables log in to their tables by a form
 *
 * Left out are `allow-top-navigation*` (leading us away), `allow-popups*` (windows under or over ours), `allow-modals` (dialogs
 * that hold the whole page), `allow-downloads`, `allow-pointer-lock` (keeps the mouse; no game on offer needs it),
 * `allow-orientation-lock`, `allow-presentation` and `allow-storage-access-by-user-activation` (its cookies of other visits).
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/**
 * Sound, and a screen that stays lit. Not `fullscreen`: the bar, with the clock and the way out, would be out of sight, and a
 * game could draw itself a browser; the bar has a full screen for both. The policy of the page refuses camera, place and the rest.
 */
const ALLOW = 'autoplay; screen-wake-lock';

/** A game of another origin in a frame, under a bar that stays ours. The frame stays the same for as long as `src` does. */
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
            // Games ask which site they stand on; the path is none of their business.
            referrerPolicy="strict-origin"
            onLoad={() => {
              // The keys belong to the game from its first moment, without a click into it.
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
