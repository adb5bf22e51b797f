'use client';

import { useText } from '../messages/useText.ts';
import type { ButtonLook } from '../primitives/Button/buttonClass.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import * as glyphs from '../primitives/Icon/glyphs.ts';

/** Props of {@link CashierContact}. */
export interface CashierContactProps extends ButtonLook {
  /** Opens a chat with admin, in a tab of its own. */
  href: string;
}

/** The way to admin, where a sentence of the cashier says to contact them. */
export function CashierContact({ href, ...look }: CashierContactProps) {
  const t = useText();
  return (
    <LinkButton
      variant="ghost"
      size="sm"
      {...look}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      iconStart={<Icon glyph={glyphs.support} size={20} />}
      data-part="contact"
    >
      {t('cashier.contactAdmin')}
    </LinkButton>
  );
}
