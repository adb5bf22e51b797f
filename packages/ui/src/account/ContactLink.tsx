'use client';

import { useText } from '../messages/useText.ts';
import { AdminLink, type AdminLinkProps } from '../private/AdminLink.tsx';

/** Link to contact an admin, for messages about registration or the account that say to do so. */
export function ContactLink(props: Omit<AdminLinkProps, 'children'>) {
  const t = useText();
  return <AdminLink {...props}>{t('account.contactAdmin')}</AdminLink>;
}
