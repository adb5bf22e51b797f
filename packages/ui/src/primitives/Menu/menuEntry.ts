import type { ReactElement } from 'react';

import type { Glyph } from '../Icon/glyph.ts';

/** An action or a link. */
export interface MenuAction {
  kind?: 'action';
  id: string;
  /** The label, a verb first. */
  label: string;
  icon?: Glyph;
  /** A decorative picture of 20 to 24 px instead of the icon. */
  picture?: ReactElement;
  /** `danger` for an action that cannot be undone; put it last. @default 'normal' */
  tone?: 'normal' | 'danger';
  /** Visible but not available now. @default false */
  disabled?: boolean;
  /** Makes it a link. */
  href?: string;
  /** Called on press, Enter or Space. The menu closes. */
  onSelect?: () => void;
}

/** One of several options, one of which is selected: a sort order, a language. */
export interface MenuChoice {
  kind: 'choice';
  id: string;
  /** Shown above, and the accessible name of the group. */
  label: string;
  value: string;
  choices: readonly { readonly value: string; readonly label: string; readonly icon?: Glyph }[];
  onValueChange: (value: string) => void;
}

/** A name above the entries that follow, which cannot be selected. */
export interface MenuLabel {
  kind: 'label';
  id: string;
  label: string;
}

/** A hairline. */
export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

/** One entry of a menu. */
export type MenuEntry = MenuAction | MenuChoice | MenuLabel | MenuSeparator;
