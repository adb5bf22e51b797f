'use client';

import { useText } from '../../messages/useText.ts';
import { AdminLink } from '../../private/AdminLink.tsx';
import * as css from './AffiliateWithdrawPanel.css.ts';

/** The way to admin, where a sentence of the affiliate programme says to contact them. */
export function AffiliateContact({ href }: { href: string }) {
  const t = useText();
  return (
    <AdminLink href={href} className={css.contact}>
      {t('affiliate.contactAdmin')}
    </AdminLink>
  );
}
