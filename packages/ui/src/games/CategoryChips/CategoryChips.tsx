'use client';

import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';

import { useText } from '../../messages/useText.ts';
import type { Glyph } from '../../primitives/Icon/glyph.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { NAV_ICONS, type NavItem } from '../../shell/navItem.ts';
import * as css from './CategoryChips.css.ts';

/** A list of games. A list without a menu entry provides its own icon and label. */
export interface CategoryChip extends NavItem {
  /** @default the icon of the menu */
  readonly icon?: Glyph;
  /** @default the label of the menu */
  readonly label?: string;
}

/** Props of {@link CategoryChips}. Other props go to the `nav`. */
export interface CategoryChipsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Categories of games, each a link to its list. */
  items: readonly CategoryChip[];
}

/** The categories of games as a horizontally scrollable row. With a mouse on a wide screen they wrap. */
export function CategoryChips({ items, ...rest }: CategoryChipsProps) {
  const t = useText();
  const row = useRef<HTMLUListElement>(null);
  useCurrentInView(row, items.find(({ current }) => current)?.href);
  return (
    <nav aria-label={t('games.categories')} {...rest} data-component="category-chips">
      <ul ref={row} className={css.row}>
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              className={css.chip}
              data-part="chip"
              aria-current={item.current ? 'page' : undefined}
            >
              <Icon glyph={item.icon ?? NAV_ICONS[item.name]} size={20} />
              {item.label ?? t(`shell.nav.${item.name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Part of the next chip that stays visible beside the current one, in px. */
const BESIDE_PX = 48;

/** Scrolls the row, and nothing else, until the current chip is visible. One that is visible does not move. */
function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useLayoutEffect(() => {
    const chip = row.current?.querySelector('[aria-current=page]');
    if (!row.current || !chip) return;
    const [at, room] = [chip.getBoundingClientRect(), row.current.getBoundingClientRect()];
    if (at.right > room.right) row.current.scrollLeft += at.right - room.right + BESIDE_PX;
    else if (at.left < room.left) row.current.scrollLeft -= room.left - at.left + BESIDE_PX;
  }, [row, current]);
}
