'use client';

import type { Locale } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { NAV_ICONS, type NavItem } from '../navItem.ts';
import * as css from './Sidebar.css.ts';

/** A titled part of the menu. */
export interface SidebarGroup {
  /** Gives the heading: `shell.group.<name>`. */
  readonly name: 'main' | 'games' | 'wallet' | 'account';
  readonly items: readonly NavItem[];
}

/** Props of {@link Sidebar}; the rest goes to the `nav`. */
export interface SidebarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  groups: readonly SidebarGroup[];
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
      {groups.map((group) => (
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
                  <Icon name={NAV_ICONS[item.name]} />
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
          <Icon name="language" />
          <span className={css.label}>{t(`shell.language.${otherLanguage.locale}`)}</span>
        </a>
        {onLogout && (
          <button type="button" className={css.item} onClick={onLogout}>
            <Icon name="logout" />
            <span className={css.label}>{t('shell.logout')}</span>
          </button>
        )}
      </div>
    </nav>
  );
}
