'use client';

import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/shellGlyphs.ts';
import * as css from './OfflineBar.css.ts';

/** Props of {@link OfflineBar}. Other props go to the `div`. */
export interface OfflineBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Whether the network is unavailable. */
  offline: boolean;
}

/** Says that the network is unavailable. Always render it, so that later messages are announced to screen readers. */
export function OfflineBar({ offline, className, ...rest }: OfflineBarProps) {
  const t = useText();
  return (
    <div
      role="status"
      {...rest}
      className={classes(css.root, className)}
      data-component="offline-bar"
      data-state={offline ? 'offline' : 'online'}
    >
      {offline && (
        <>
          <Icon glyph={glyphs.wifiOff} size={16} />
          {t('shell.offline')}
        </>
      )}
    </div>
  );
}
