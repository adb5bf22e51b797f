'use client';

import type { NoticeLink } from '@brand/domain';
import type { MouseEvent } from 'react';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as css from './NoticeBody.css.ts';

/** Props of {@link NoticeLinkButton}. */
export interface NoticeLinkButtonProps {
  link: NoticeLink;
  /** Resolves a path of this site, for example with the language of the page. */
  siteHref: (path: string) => string;
  /** Called when the link is followed. A path of this site can be opened without a page load. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>, link: NoticeLink) => void;
  /** Whether it is next to a main action. @default false */
  quiet?: boolean;
}

/** The target of a notice: a page of this site, or another site in a new tab. */
export function NoticeLinkButton({
  link,
  siteHref,
  onFollow,
  quiet = false,
}: NoticeLinkButtonProps) {
  const t = useText();
  const isWeb = link.to === 'web';
  return (
    <LinkButton
      {...(isWeb
        ? {
            href: link.address,
            target: '_blank',
            rel: 'noopener noreferrer',
            iconEnd: <Icon glyph={glyphs.external} size={20} />,
          }
        : { href: siteHref(link.path) })}
      {...(quiet && { variant: 'outline', tone: 'neutral' })}
      className={css.action}
      onClick={(event) => onFollow(event, link)}
      data-part="link"
    >
      {t(isWeb ? 'notices.openWeb' : siteWords(link.path))}
      {isWeb && <span className={visuallyHidden}>{` (${t('common.newTab')})`}</span>}
    </LinkButton>
  );
}

/** Label key of the page behind a path (section 2, Routes). */
function siteWords(path: string) {
  if (/^\/deposit(?:[?#]|$)/.test(path)) return 'notices.toDeposit';
  if (/^\/game\/[^/?#]+\/[^/?#]+/.test(path)) return 'notices.playGame';
  return /^\/game\/[^/?#]+/.test(path) ? 'notices.seeGame' : 'notices.seeMore';
}
