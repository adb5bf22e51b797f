'use client';

import { type HTMLAttributes, type ReactNode, useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { LanguageChoice, type LanguageLink } from '../LanguageChoice/LanguageChoice.tsx';
import type { LogoImage } from '../Logo/Logo.tsx';
import type { NavItem } from '../navItem.ts';
import { PartnerMark } from './PartnerMark.tsx';
import * as css from './Sidebar.css.ts';
import { SidebarLink } from './SidebarLink.tsx';

/** A part of the menu with a heading. */
export interface SidebarGroup {
  /** Key of the heading: `shell.group.<name>`; `main` has no visible heading. */
  readonly name: 'main' | 'games' | 'wallet' | 'more' | 'account';
  readonly items: readonly NavItem[];
}

/** A partner whose logo is at the end of the menu. */
export interface Partner {
  /** Alternative text of the logo. */
  readonly name: string;
  readonly logo: LogoImage;
  /** Link target of the logo; null for none. */
  readonly href: string | null;
}

/** Props of {@link Sidebar}. Other props go to the `nav`. */
export interface SidebarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The parts of the menu, in order; empty ones are not shown. */
  groups: readonly SidebarGroup[];
  /** This page in every language. */
  languages: readonly LanguageLink[];
  /** SidebarActions at the end of the group `account`, such as log out. @default none */
  extra?: ReactNode;
  /** Minimum age to play; null shows none. @default null */
  age?: 18 | 20 | null;
  /** At the end of the menu, hidden while it is folded. @default none */
  partners?: readonly Partner[];
}

/**
 * The menu of the whole site (section 2, Left sidebar): next to the page on wide screens, in the Drawer on a phone. When
 * there is only space for its icons, it folds: a label then appears next to the hovered or focused icon.
 */
export function Sidebar(props: SidebarProps) {
  const { groups, languages, extra, age = null, partners = [], className, ...rest } = props;
  const t = useText();
  const id = useId();
  return (
    <nav
      aria-label={t('shell.mainMenu')}
      {...rest}
      className={classes(css.root, className)}
      data-component="sidebar"
    >
      <div className={css.groups} data-part="groups">
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ name, items }) => (
            <section key={name} className={css.group} aria-labelledby={id + name} data-part="group">
              <h2 id={id + name} className={name === 'main' ? css.unseen : css.heading}>
                {t(`shell.group.${name}`)}
              </h2>
              <ul className={css.list}>
                {items.map((item) => (
                  <SidebarLink key={item.name} {...item} />
                ))}
                {name === 'account' && extra}
              </ul>
            </section>
          ))}
      </div>
      <LanguageChoice languages={languages} className={css.languages} />
      <div className={css.end}>
        {partners.length > 0 && (
          <ul className={css.partners} aria-label={t('shell.partners')} data-part="partners">
            {partners.map((partner) => (
              <PartnerMark key={partner.name} {...partner} />
            ))}
          </ul>
        )}
        {age !== null && (
          <p className={css.age} data-part="age">
            {age}+
          </p>
        )}
      </div>
    </nav>
  );
}
