import type { Glyph } from '../../primitives/Icon/glyph.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { CountMark } from '../CountMark.tsx';
import * as css from './Sidebar.css.ts';

/** Props of {@link SidebarAction}. */
export type SidebarActionProps = {
  /** Before the label, and the only content while the menu is folded. */
  icon: Glyph;
  /** The label of the action. */
  label: string;
  /** Number of pending items there. @default none */
  count?: number;
} & (
  | {
      onClick: () => void;
      /** True while the action is pending: presses are ignored. @default false */
      busy?: boolean;
    }
  /** An external address, opened in a new tab, or one of this site. */
  | {
      href: string;
      /** True for an address of this site. @default false */
      own?: boolean;
      /** True on the current page. @default false */
      current?: boolean;
    }
);

/** A menu entry that is an action or an external link; for `extra` of Sidebar. */
export function SidebarAction({ icon, label, count, ...rest }: SidebarActionProps) {
  const look = (
    <>
      <Icon glyph={icon} />
      <span className={css.label}>{label}</span> <CountMark count={count} className={css.count} />
    </>
  );
  if ('href' in rest) {
    return (
      <li>
        <a
          href={rest.href}
          className={css.item}
          aria-current={rest.current ? 'page' : undefined}
          {...(!rest.own && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {look}
        </a>
      </li>
    );
  }
  const { onClick, busy = false } = rest;
  return (
    <li>
      <button
        type="button"
        className={css.item}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onClick}
      >
        {look}
      </button>
    </li>
  );
}
