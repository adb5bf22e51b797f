'use client';

import type { Game } from '@brand/domain';
import { useState, useSyncExternalStore } from 'react';

import { useTimeout } from '../../hooks/useTimeout.ts';
import { useText } from '../../messages/useText.ts';
import { signatureOfIcon } from '../../private/signature.css.ts';
import { copyText } from '../../primitives/CopyButton/copyText.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { type GameActions, STILL_MARKS } from '../gameActions.ts';
import * as css from './GameDetailTools.css.ts';

interface GameDetailToolsProps {
  game: Game;
  name: string;
  actions: GameActions;
  link: string;
  onShare?: (() => void) | undefined;
}

/** The favourite button and the share button. */
export function GameDetailTools({ game, name, actions, link, onShare }: GameDetailToolsProps) {
  const t = useText();
  const { marks = STILL_MARKS, onFavouriteChange } = actions;
  const read = () => marks.isFavourite(game);
  const [pressed, setPressed] = useState(false);
  const favourite = useSyncExternalStore(marks.subscribe, read, read);
  return (
    <div className={css.tools} data-part="tools">
      {onFavouriteChange && (
        <IconButton
          icon={favourite ? glyphs.heartFilled : glyphs.heart}
          label={t('games.favouriteOf', { name })}
          aria-pressed={favourite}
          variant="soft"
          className={pressed && favourite ? signatureOfIcon : undefined}
          onClick={() => {
            setPressed(true);
            onFavouriteChange(game, !favourite);
          }}
        />
      )}
      {onShare ? (
        <IconButton icon={glyphs.share} label={t('games.share')} variant="soft" onClick={onShare} />
      ) : (
        <CopyLink link={link} />
      )}
    </div>
  );
}

const SHOWN_MS = 2_000;

/** Copies the URL and confirms it for two seconds. */
function CopyLink({ link }: { link: string }) {
  const t = useText();
  const [copied, setCopied] = useState(0);
  useTimeout(() => setCopied(0), copied > 0 ? SHOWN_MS : null);
  return (
    <>
      <IconButton
        icon={copied > 0 ? glyphs.check : glyphs.link}
        label={t('games.copyLink')}
        variant="soft"
        onClick={async () => {
          if (await copyText(link)) setCopied((times) => times + 1);
        }}
      />
      <span role="status" className={css.copied} data-state={copied > 0 ? 'shown' : 'hidden'}>
        {copied > 0 ? t('games.linkCopied') : ''}
      </span>
    </>
  );
}
