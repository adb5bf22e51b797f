'use client';

import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { NAV_ICONS, type NavItem } from '../navItem.ts';
import * as css from './TabBar.css.ts';

/** Props of {@link TabBar}. Other props go to the `nav`. */
export interface TabBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Five entries; the middle one is filled: it is the main action. */
  items: readonly NavItem[];
}

/** The bar at the bottom of a phone. */
export function TabBar({ items, ...rest }: TabBarProps) {
  const t = useText();
  const middle = Math.floor(items.length / 2);
  return (
    <nav aria-label={t('shell.tabBar')} {...rest} data-component="tab-bar">
      <ul className={css.list}>
        {items.map((item, index) => (
          <li key={item.name} className={css.cell}>
            <a
              href={item.href}
              className={css.item}
              aria-current={item.current ? 'page' : undefined}
              data-part={index === middle ? 'main' : undefined}
              // @deprecated It is within the bar now. The part takes its place.
              data-state={index === middle ? 'raised' : undefined}
            >
              <span className={css.icon}>
                <Icon glyph={NAV_ICONS[item.name]} />
              </span>
              <span className={css.label}>{t(`shell.nav.${item.name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
