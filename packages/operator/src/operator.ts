import type { MessageFormatElement } from 'react-intl';

import type { OperatorSettings } from './schema/operatorSchema.ts';

export { GAME_ENTRIES, MENU_ENTRIES, type GameEntry, type MenuEntry } from './menuEntries.ts';
export type { OperatorFile, OperatorSettings } from './schema/operatorSchema.ts';

/** Where the parts of the product live; absolute addresses without a slash at the end, null where there is none. */
export type Hosts = OperatorSettings['hosts'];

/** A picture in the operator folder with its own size, so that room is kept for it. */
export interface Picture {
  /** Name in the folder: `logo.svg` is served as `/operator/logo.svg`. */
  file: string;
  /** In CSS pixels. */
  width: number;
  /** In CSS pixels. */
  height: number;
}

/**
 * `operator/operator.json` as `brand-theme build` writes it and the site reads it: every default in its place, sentences
 * compiled, pictures with their size, and what the page must know of the theme.
 */
export interface Operator extends Omit<
  OperatorSettings,
  '$schema' | 'brand' | 'theme' | 'texts' | 'partners'
> {
  /** Version of this format. */
  built: 1;
  /** Who the operator is; the icons have fixed names (`icon-192.png`, …). */
  brand: {
    name: string;
    shortName: string;
    description: Record<'th' | 'en', string>;
    logo: Picture;
    /** The square icon as a drawing. */
    icon: string;
  };
  theme: {
    /** Lower-case letters, digits and hyphens; also the value of `data-theme`. */
    name: string;
    /** Face pairing, whose fonts the page asks for first. */
    type: NonNullable<OperatorSettings['theme']['type']>;
    scheme: 'dark' | 'light';
    /** Whether the menu's ground is dark: the logo is drawn to stand on it. */
    menuScheme: 'dark' | 'light';
    /** Colour of the browser's own bars: the menu's ground. */
    bar: string;
    /** The page's ground, `#rrggbb`: what is seen before anything else. */
    page: string;
  };
  partners: { name: string; logo: Picture; href: string | null }[];
  /** Compiled sentences by language and message id. */
  texts: Record<'th' | 'en', Record<string, MessageFormatElement[]>>;
}
