'use client';

import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import * as css from './Footer.css.ts';
import { SOCIAL_SITES, type SocialSite } from './socialSites.ts';

/** Props of {@link Footer}; the rest goes to the `footer`. */
export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The operator's name. */
  name: string;
  /** From which age on people may play; null: nothing is said of it. @default 20 */
  age?: 18 | 20 | null;
  /** A help line for gambling problems, in the language of the page; null: none. @default null */
  helpline?: { readonly name: string; readonly phone: string } | null;
  /** Addresses of the operator's pages elsewhere; one that is null or missing is not shown. @default none */
  social?: Partial<Readonly<Record<SocialSite, string | null>>>;
}

/** The end of every page: who it is for, that play has its limits, who helps, and where else the operator is. */
export function Footer(props: FooterProps) {
  const { name, age = 20, helpline = null, social = {}, className, ...rest } = props;
  const t = useText();
  const sites = (Object.keys(SOCIAL_SITES) as SocialSite[]).filter((site) => social[site]);
  return (
    <footer {...rest} className={classes(css.root, className)} data-component="footer">
      <div className={css.care} data-part="care">
        {age !== null && (
          <span className={css.age} aria-hidden="true" data-part="age">
            {age}+
          </span>
        )}
        <p>
          {age !== null && `${t('shell.footer.age', { age })} `}
          {t('shell.footer.limits')}
          {helpline && (
            <>
              {' '}
              <a href={telephone(helpline.phone)} className={css.helpline} data-part="helpline">
                {helpline.name} <span className={css.phone}>{helpline.phone}</span>
              </a>
            </>
          )}
        </p>
      </div>
      {sites.length > 0 && (
        <ul className={css.social} aria-label={t('shell.footer.social')} data-part="social">
          {sites.map((site) => (
            <li key={site}>
              <a
                href={social[site] ?? undefined}
                className={css.site}
                target="_blank"
                rel="noopener noreferrer"
              >
                {SOCIAL_SITES[site]}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={css.name} data-part="name">
        {name}
      </p>
    </footer>
  );
}

function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
