'use client';

import { useText } from '../messages/useText.ts';
import { AdminLink, type AdminLinkProps } from '../private/AdminLink.tsx';

/** The way to admin, where a sentence of the cashier says to contact them. */
export function CashierContact(props: Omit<AdminLinkProps, 'children'>) {
  const t = useText();
  return <AdminLink {...props}>{t('cashier.contactAdmin')}</AdminLink>;
}
