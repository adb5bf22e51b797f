import type { Glyph } from '../../primitives/Icon/glyph.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { CountMark } from '../CountMark.tsx';
import * as css from './Sidebar.css.ts';

/** Props of {@link SidebarAction}. */
export type SidebarActionProps = {
  /** Before the words, and alone while the menu is folded. */
  icon: Glyph;
  /** What it does. */
  label: string;
  /** How many things wait there. @default none */
  count?: number;
} & (
  | {
      onClick: () => void;
      /** True while that is under way: a press then does nothing. @default false */
      busy?: boolean;
    }
  /** An address elsewhere, opened in a tab of its own, or one of this site. */
  | {
      href: string;
      /** True for an address of this site. @default false */
      own?: boolean;
      /** It is the page that is shown. @default false */
      current?: boolean;
    }
);

/** An entry of the menu that is no page of the site; for `extra` of Sidebar. */
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
