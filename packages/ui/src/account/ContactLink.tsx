'use client';

import { useText } from '../messages/useText.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import * as glyphs from '../primitives/Icon/glyphs.ts';

/** Props of {@link ContactLink}. */
export interface ContactLinkProps {
  /** Opens a chat with admin, in a tab of its own. */
  href: string;
  /** Joined with the class of the link. */
  className?: string;
}

/** The way to admin, where a sentence says to contact them. */
export function ContactLink({ href, className }: ContactLinkProps) {
  const t = useText();
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="ghost"
      size="sm"
      className={className}
      iconStart={<Icon glyph={glyphs.support} size={20} />}
      data-part="contact"
    >
      {t('account.contactAdmin')}
    </LinkButton>
  );
}
