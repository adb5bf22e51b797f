'use client';

import { useId, useState } from 'react';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { NavItem } from '../navItem.ts';
import * as css from './Footer.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/**
 * Links under a heading. On a phone the heading expands them; on wide screens they are always visible. Renders nothing
 * without links.
 */
export function FooterGroup({ title, items }: { title: string; items: readonly NavItem[] }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (items.length === 0) return <></>;
  return (
    <section className={css.group} data-part="group" data-state={open ? 'open' : 'closed'}>
      <h2 className={css.heading}>
        <span className={css.fixed}>{title}</span>
        <button
          type="button"
          className={css.opener}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon glyph={glyphs.chevronDown} size={20} className={css.chevron} />
        </button>
      </h2>
      <ul id={id} className={css.links}>
        {items.map(({ name, href, current }) => (
          <li key={name}>
            <a href={href} className={css.link} aria-current={current ? 'page' : undefined}>
              {t(`shell.nav.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
