'use client';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './AffiliateWithdrawPanel.css.ts';

/** The way to admin, where a sentence says to contact them. Opens a chat in a tab of its own. */
export function AffiliateContact({ href }: { href: string }) {
  const t = useText();
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="ghost"
      size="sm"
      className={css.contact}
      iconStart={<Icon glyph={glyphs.support} size={20} />}
      data-part="contact"
    >
      {t('affiliate.contactAdmin')}
    </LinkButton>
  );
}
