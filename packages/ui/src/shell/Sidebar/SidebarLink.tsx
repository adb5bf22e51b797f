'use client';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { CountMark } from '../CountMark.tsx';
import { NAV_ICONS, type NavItem } from '../navItem.ts';
import * as css from './Sidebar.css.ts';

/** One entry of the menu. */
export function SidebarLink({ name, href, current, count }: NavItem) {
  const t = useText();
  return (
    <li>
      <a href={href} className={css.item} aria-current={current ? 'page' : undefined}>
        <Icon glyph={NAV_ICONS[name]} />
        <span className={css.label}>{t(`shell.nav.${name}`)}</span>{' '}
        <CountMark count={count} className={css.count} />
      </a>
    </li>
  );
}
