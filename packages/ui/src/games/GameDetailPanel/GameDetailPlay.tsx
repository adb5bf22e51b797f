'use client';

import type { Game } from '@brand/domain';
import { useRef, useSyncExternalStore } from 'react';

import { useText } from '../../messages/useText.ts';
import { useDock } from '../../private/useDock.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { type GameActions, STILL_MARKS } from '../gameActions.ts';
import * as css from './GameDetailPanel.css.ts';

interface GameDetailPlayProps {
  game: Game;
  actions: GameActions;
}

/** The play link and the demo link. On a phone they stay at the bottom of the screen. */
export function GameDetailPlay({ game, actions }: GameDetailPlayProps) {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  useDock(bar, 'actions');
  const { marks = STILL_MARKS, onPlay } = actions;
  const read = () => marks.isLaunching(game);
  const launching = useSyncExternalStore(marks.subscribe, read, read);
  const demoHref = actions.demoHref?.(game);
  return (
    <div
      ref={bar}
      className={css.play}
      data-part="play"
      data-state={launching ? 'launching' : 'idle'}
    >
      <LinkButton
        href={actions.playHref(game)}
        size="lg"
        className={css.playMain}
        aria-busy={launching || undefined}
        iconStart={launching ? <Spinner size={20} /> : <Icon glyph={glyphs.play} size={20} />}
        {...(onPlay && { onClick: (event) => onPlay(game, event) })}
      >
        {t('games.play')}
      </LinkButton>
      {demoHref && (
        <LinkButton
          href={demoHref}
          size="lg"
          variant="outline"
          tone="neutral"
          className={css.playDemo}
        >
          {t('games.demo')}
        </LinkButton>
      )}
    </div>
  );
}
