import type { Glyph } from '../Icon/glyph.ts';

/** Something that is done, or a place to go to. */
export interface MenuAction {
  kind?: 'action';
  id: string;
  /** A verb first. */
  label: string;
  icon?: Glyph;
  /** `danger` for what cannot be undone; put it last. @default 'normal' */
  tone?: 'normal' | 'danger';
  /** Shown, so that it is known, but not to be had now. @default false */
  disabled?: boolean;
  /** Makes it a link. */
  href?: string;
  /** Chosen by press, Enter or Space. The menu closes. */
  onSelect?: () => void;
}

/** One of several that is in force: a sort order, a language. */
export interface MenuChoice {
  kind: 'choice';
  id: string;
  /** Shown above, and the name of the group. */
  label: string;
  value: string;
  choices: readonly { readonly value: string; readonly label: string; readonly icon?: Glyph }[];
  onValueChange: (value: string) => void;
}

/** A hairline. */
export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

/** One entry of a menu. */
export type MenuEntry = MenuAction | MenuChoice | MenuSeparator;
