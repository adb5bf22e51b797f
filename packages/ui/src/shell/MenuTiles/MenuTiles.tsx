'use client';

import { type HTMLAttributes, useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { CountMark } from '../CountMark.tsx';
import { NAV_ICONS, type NavItem } from '../navItem.ts';
import * as css from './MenuTiles.css.ts';

/** Props of {@link MenuTiles}. Other props go to the root. */
export interface MenuTilesProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'> {
  /** Heading above the tiles. */
  title: string;
  /** The places in order; renders nothing if empty. */
  items: readonly NavItem[];
}

/** Places of the site as a responsive grid of tiles: a menu for thumbs. */
export function MenuTiles({ title, items, className, ...rest }: MenuTilesProps) {
  const t = useText();
  const id = useId();
  if (items.length === 0) return <></>;
  return (
    <section
      {...rest}
      aria-labelledby={id}
      className={classes(css.root, className)}
      data-component="menu-tiles"
    >
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul
        className={classes(
          css.grid,
          items.length === 4 && css.four,
          items.length % 6 === 1 && css.oneOver,
        )}
      >
        {items.map(({ name, href, current, count }) => (
          <li key={name} className={css.cell}>
            <a
              href={href}
              className={css.tile}
              aria-current={current ? 'page' : undefined}
              data-surface="card"
            >
              <span className={css.mark}>
                <Icon glyph={NAV_ICONS[name]} />
              </span>
              <span className={css.label}>{t(`shell.nav.${name}`)}</span>{' '}
              <CountMark count={count} className={css.count} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
