'use client';

import type { Locale } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { LogoImage } from '../Logo/Logo.tsx';
import { NAV_ICONS, type NavItem } from '../navItem.ts';
import * as css from './Sidebar.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** A titled part of the menu. */
export interface SidebarGroup {
  /** Gives the heading: `shell.group.<name>`. */
  readonly name: 'main' | 'games' | 'wallet' | 'account';
  readonly items: readonly NavItem[];
}

/** Somebody whose logo stands at the foot of the menu. */
export interface Partner {
  /** Read aloud in place of the logo. */
  readonly name: string;
  readonly logo: LogoImage;
  /** Where the logo leads; null: nowhere. */
  readonly href: string | null;
}

/** Props of {@link Sidebar}; the rest goes to the `nav`. */
export interface SidebarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The parts of the menu, in order; one without items is not shown. */
  groups: readonly SidebarGroup[];
  /** The Logo, on top of the menu in a drawer: elsewhere the header has it. @default none */
  logo?: ReactNode;
  /** At the foot of the menu, not while it is folded. @default none */
  partners?: readonly Partner[];
  /** This page in the other language. */
  otherLanguage: { readonly locale: Locale; readonly href: string };
  /** Ends the session; not given for a visitor. */
  onLogout?: (() => void) | undefined;
  /** `place` folds with the frame around it; `drawer` always shows its words. @default 'place' */
  placement?: 'place' | 'drawer';
}

/** The menu of the whole site: in place on wide screens, in a drawer or on the menu page on phones. */
export function Sidebar({
  groups,
  logo,
  partners = [],
  otherLanguage,
  onLogout,
  placement = 'place',
  className,
  ...rest
}: SidebarProps) {
  const t = useText();
  return (
    <nav
      aria-label={t('shell.mainMenu')}
      {...rest}
      className={classes(css.root, className)}
      data-component="sidebar"
      data-state={placement}
    >
      {logo && placement === 'drawer' && (
        <div className={css.logo} data-part="logo">
          {logo}
        </div>
      )}
      {groups
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <section
            key={group.name}
            className={css.group}
            aria-labelledby={`${placement}-${group.name}`}
          >
            <h2 id={`${placement}-${group.name}`} className={css.heading}>
              {t(`shell.group.${group.name}`)}
            </h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.name}>
                  <a
                    href={item.href}
                    className={css.item}
                    aria-current={item.current ? 'page' : undefined}
                  >
                    <Icon glyph={NAV_ICONS[item.name]} />
                    <span className={css.label}>{t(`shell.nav.${item.name}`)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <div className={css.end}>
        <a
          href={otherLanguage.href}
          hrefLang={otherLanguage.locale}
          lang={otherLanguage.locale}
          className={css.item}
          data-part="language"
        >
          <Icon glyph={glyphs.language} />
          <span className={css.label}>{t(`shell.language.${otherLanguage.locale}`)}</span>
        </a>
        {onLogout && (
          <button type="button" className={css.item} onClick={onLogout}>
            <Icon glyph={glyphs.logout} />
            <span className={css.label}>{t('shell.logout')}</span>
          </button>
        )}
      </div>
      {partners.length > 0 && (
        <ul className={css.partners} aria-label={t('shell.partners')} data-part="partners">
          {partners.map(({ name, logo: image, href }) => (
            <li key={name}>
              <PartnerMark name={name} image={image} href={href} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function PartnerMark({
  name,
  image,
  href,
}: {
  name: string;
  image: LogoImage;
  href: string | null;
}) {
  const mark = (
    <img
      src={image.src}
      width={image.width}
      height={image.height}
      alt={name}
      loading="lazy"
      className={css.partnerImage}
    />
  );
  return href === null ? (
    <span className={css.partner}>{mark}</span>
  ) : (
    <a href={href} className={css.partner} target="_blank" rel="noopener noreferrer">
      {mark}
    </a>
  );
}
