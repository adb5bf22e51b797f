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

/** A titled part of the menu. */
export interface SidebarGroup {
  /** Gives the heading: `shell.group.<name>`; `main` has none to see. */
  readonly name: 'main' | 'games' | 'wallet' | 'more' | 'account';
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

/** Props of {@link Sidebar}. Other props go to the `nav`. */
export interface SidebarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The parts of the menu, in order; one without items is not shown. */
  groups: readonly SidebarGroup[];
  /** This page in every language. */
  languages: readonly LanguageLink[];
  /** SidebarActions at the end of the group `account`, such as logging out. @default none */
  extra?: ReactNode;
  /** From which age on people may play; null: nothing is said of it. @default null */
  age?: 18 | 20 | null;
  /** At the foot of the menu, not while it is folded. @default none */
  partners?: readonly Partner[];
}

/**
 * The menu of the whole site (section 2, Left sidebar): in place on wide screens, in the Drawer of a phone. Where it has room
 * for its icons only, it folds: the words then show beside the icon under the pointer or the focus.
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
      <div className={css.end}>
        <LanguageChoice languages={languages} />
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
