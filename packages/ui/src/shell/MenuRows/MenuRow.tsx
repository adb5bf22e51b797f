'use client';

import type { AnchorHTMLAttributes, ReactNode } from 'react';

import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Glyph } from '../../primitives/Icon/glyph.ts';
import { CountMark } from '../CountMark.tsx';
import * as css from './MenuRows.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Content of a row. */
interface RowLook {
  icon: Glyph;
  label: string;
  /** Number of pending items there. @default none */
  count?: number;
}

/** Props of {@link MenuRow}: a link, an action, or a choice. */
export type MenuRowProps = RowLook &
  (
    | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
    | { onClick: () => void; busy?: boolean; tone?: 'plain' | 'danger' }
    | { control: ReactNode }
  );

/** One row of MenuRows. */
export function MenuRow({ icon, label, count, ...rest }: MenuRowProps) {
  const look = (
    <>
      <Icon glyph={icon} className={css.icon} />
      <span className={css.label}>{label}</span> <CountMark count={count} />
    </>
  );
  if ('control' in rest) {
    return (
      <li className={css.cell}>
        <div className={css.row} data-part="row">
          {look}
          <div className={css.control}>{rest.control}</div>
        </div>
      </li>
    );
  }
  if ('href' in rest) {
    return (
      <li className={css.cell}>
        <a {...rest} className={css.row} data-part="row">
          {look}
          <Icon glyph={glyphs.chevronRight} size={20} className={css.chevron} />
        </a>
      </li>
    );
  }
  const { onClick, busy = false, tone = 'plain' } = rest;
  return (
    <li className={css.cell}>
      <button
        type="button"
        className={css.row}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onClick}
        data-part="row"
        data-tone={tone}
      >
        {look}
      </button>
    </li>
  );
}
