'use client';

import { useText } from '../messages/useText.ts';
import { AdminLink, type AdminLinkProps } from '../private/AdminLink.tsx';

/** The way to admin, where a sentence of joining or of an account says to contact them. */
export function ContactLink(props: Omit<AdminLinkProps, 'children'>) {
  const t = useText();
  return <AdminLink {...props}>{t('account.contactAdmin')}</AdminLink>;
}
