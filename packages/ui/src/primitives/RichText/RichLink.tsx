'use client';

import type { ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { external } from '../Icon/glyphs.ts';
import * as css from './RichText.css.ts';

/** Props of {@link RichLink}. */
export interface RichLinkProps {
  /** Validated. */
  href: string;
  children: ReactNode;
}

/**
 * A link of an operator's text. It opens a new tab without opener, and says so. The icon stays on the line of the last word.
 */
export function RichLink({ href, children }: RichLinkProps) {
  const t = useText();
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer" data-part="link">
      {children}
      <span className={css.mark} data-part="new-tab">
        {'\u2060'}
        <Icon glyph={external} size={16} className={css.sign} />
        <span className={visuallyHidden}> ({t('common.newTab')})</span>
      </span>
    </a>
  );
}
