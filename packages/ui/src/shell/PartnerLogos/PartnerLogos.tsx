'use client';

import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { PartnerMark } from '../Sidebar/PartnerMark.tsx';
import type { Partner } from '../Sidebar/Sidebar.tsx';
import * as css from './PartnerLogos.css.ts';

/** Props of {@link PartnerLogos}. Other props go to the list. */
export interface PartnerLogosProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The partners; renders nothing if empty. */
  partners: readonly Partner[];
}

/** The logos of partners in a row, at the end of the menu page of a phone. */
export function PartnerLogos({ partners, className, ...rest }: PartnerLogosProps) {
  const t = useText();
  if (partners.length === 0) return <></>;
  return (
    <ul
      role="list"
      aria-label={t('shell.partners')}
      {...rest}
      className={classes(css.root, className)}
      data-component="partner-logos"
    >
      {partners.map((partner) => (
        <PartnerMark key={partner.name} {...partner} />
      ))}
    </ul>
  );
}
