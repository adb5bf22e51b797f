'use client';

import { useText } from '../../messages/useText.ts';
import * as css from './Footer.css.ts';
import { telephone } from './telephone.ts';

/** Props of {@link FooterSupport}. */
export interface FooterSupportProps {
  /** Null or missing: not shown. */
  email?: string | null;
  /** Null or missing: not shown. */
  phone?: string | null;
}

/** E-mail and phone number of the support. Renders nothing without either. */
export function FooterSupport({ email, phone }: FooterSupportProps) {
  const t = useText();
  if (!email && !phone) return <></>;
  return (
    <ul className={css.support} aria-label={t('shell.footer.support')} data-part="support">
      {email && (
        <li>
          <a href={`mailto:${email}`} className={css.link}>
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={telephone(phone)} className={css.link}>
            {phone}
          </a>
        </li>
      )}
    </ul>
  );
}
