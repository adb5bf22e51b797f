'use client';

import { useText } from '../messages/useText.ts';
import { AdminLink, type AdminLinkProps } from '../private/AdminLink.tsx';

/** Link to contact an admin, for cashier messages that say to do so. */
export function CashierContact(props: Omit<AdminLinkProps, 'children'>) {
  const t = useText();
  return <AdminLink {...props}>{t('cashier.contactAdmin')}</AdminLink>;
}
