'use client';

import { useText } from '../../messages/useText.ts';
import { AdminLink } from '../../private/AdminLink.tsx';
import * as css from './AffiliateWithdrawPanel.css.ts';

/** Link to contact an admin, for affiliate messages that say to do so. */
export function AffiliateContact({ href }: { href: string }) {
  const t = useText();
  return (
    <AdminLink href={href} className={css.contact}>
      {t('affiliate.contactAdmin')}
    </AdminLink>
  );
}
