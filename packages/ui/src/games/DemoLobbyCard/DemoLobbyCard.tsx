'use client';

import type { AnchorHTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { NAV_ICONS } from '../../shell/navItem.ts';
import * as css from './DemoLobbyCard.css.ts';

/** Props of {@link DemoLobbyCard}. Other props go to the `a`. */
export interface DemoLobbyCardProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'children' | 'target' | 'rel'
> {
  /** Name of the lobby. */
  name: string;
  /** URL of the lobby, on another site. */
  href: string;
}

/** Link to a demo lobby on another site. It opens in a separate tab without access to `window.opener`. */
export function DemoLobbyCard({ name, href, className, ...rest }: DemoLobbyCardProps) {
  const t = useText();
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classes(css.root, className)}
      data-component="demo-lobby-card"
      data-surface="card"
    >
      <span className={css.sign} aria-hidden="true">
        <Icon glyph={NAV_ICONS.casino} size={24} />
      </span>
      <span className={css.words}>
        <span className={css.name} data-part="name">
          {name}
        </span>
        <span className={css.hint} data-part="hint">
          {t('games.lobbyOpens')}
        </span>
      </span>
      <Icon glyph={glyphs.external} size={20} className={css.external} />
    </a>
  );
}
