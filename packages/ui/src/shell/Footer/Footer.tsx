'use client';

import type { HTMLAttributes, ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import type { NavItem } from '../navItem.ts';
import * as css from './Footer.css.ts';
import { FooterCare, type FooterCareProps } from './FooterCare.tsx';
import { FooterGroup } from './FooterGroup.tsx';
import { FooterSupport, type FooterSupportProps } from './FooterSupport.tsx';
import { FooterLegal, type FooterLegalProps } from './FooterLegal.tsx';
import { SOCIAL_SITES, type SocialSite } from './socialSites.ts';

/** Props of {@link Footer}. Other props go to the `footer`. */
export interface FooterProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children' | 'about'>,
    Partial<FooterCareProps>,
    Partial<FooterLegalProps> {
  /** The operator's name. */
  name: string;
  /** The year in the calendar of the language. While it is null, its space is reserved. @default none */
  year?: number | null;
  /** Kinds of games. @default none */
  games?: readonly NavItem[];
  /** Pages about the operator and for help. @default none */
  about?: readonly NavItem[];
  /** Contact options, such as live chat; a row's height is reserved for them. @default none */
  contact?: ReactNode;
  /** Addresses of the operator's social pages; null or missing ones are not shown. @default none */
  social?: Partial<Readonly<Record<SocialSite, string | null>>>;
  /** E-mail and phone number of the support; null or missing ones are not shown. @default none */
  support?: Readonly<FooterSupportProps>;
}

/**
 * The end of every page (section 2, Footer menu): links, minimum age, responsible gambling, help line and social sites.
 */
export function Footer({
  name,
  year,
  games = [],
  about = [],
  contact,
  age = 20,
  helpline = null,
  social = {},
  support = {},
  pages = [],
  lines = [],
  licence = null,
  seals = [],
  className,
  ...rest
}: FooterProps) {
  const t = useText();
  const sites = (Object.keys(SOCIAL_SITES) as SocialSite[]).filter((site) => social[site]);
  return (
    <footer {...rest} className={classes(css.root, className)} data-component="footer">
      <div className={css.groups}>
        <FooterGroup title={t('shell.group.games')} items={games} />
        <FooterGroup title={t('shell.footer.about', { name })} items={about} />
        {(sites.length > 0 || contact || support.email || support.phone) && (
          <div className={css.reach}>
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
            <FooterSupport {...support} />
            {contact && (
              <div className={css.contact} data-part="contact">
                {contact}
              </div>
            )}
          </div>
        )}
      </div>
      <FooterLegal pages={pages} lines={lines} licence={licence} seals={seals} />
      <div className={css.end}>
        <FooterCare age={age} helpline={helpline} />
        <p className={css.name} data-part="name">
          {year !== undefined && (
            <span
              className={css.year}
              data-part="year"
              data-state={year === null ? 'unknown' : 'known'}
            >
              {`© ${year ?? '0000'} `}
            </span>
          )}
          {name}
        </p>
      </div>
    </footer>
  );
}
