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
  /** The address of a path of this site, such as in the language of the page. */
  siteHref: (path: string) => string;
  /** The link is followed; a path of this site may be gone to without loading the page. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>, link: NoticeLink) => void;
  /** Beside a main action. @default false */
  quiet?: boolean;
}

/** Where what the operator tells leads to: a page of this site, or another one in a tab of its own. */
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

/** What a person finds behind a path (section 2, Routes). */
function siteWords(path: string) {
  if (/^\/deposit(?:[?#]|$)/.test(path)) return 'notices.toDeposit';
  if (/^\/game\/[^/?#]+\/[^/?#]+/.test(path)) return 'notices.playGame';
  return /^\/game\/[^/?#]+/.test(path) ? 'notices.seeGame' : 'notices.seeMore';
}
