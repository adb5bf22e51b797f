import type { MessageFormatElement } from 'react-intl';

import type { OperatorSettings } from './schema/operatorSchema.ts';

export { GAME_ENTRIES, MENU_ENTRIES, type GameEntry, type MenuEntry } from './menuEntries.ts';
export type { OperatorFile, OperatorSettings } from './schema/operatorSchema.ts';

/** Hosts of the product: absolute addresses without a trailing slash, null if there is none. */
export type Hosts = OperatorSettings['hosts'];

/** A picture in the operator folder with its size, so that its space can be reserved. */
export interface Picture {
  /** File name in the folder: `logo.svg` is served as `/operator/logo.svg`. */
  file: string;
  /** In CSS pixels. */
  width: number;
  /** In CSS pixels. */
  height: number;
}

/** A language that an operator has added to those of the product. */
export interface AddedLanguage {
  /** As its speakers name it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For browsers that do not know the language; null: every browser knows it. */
  dates: OwnDates | null;
}

/** Patterns of a date by month, such as `{day} ມັງກອນ {year}`. */
export interface OwnDates {
  long: string[];
  short: string[];
}

/**
 * `operator/operator.json` as written by `brand-theme build` and read by the site: all defaults, compiled messages,
 * picture sizes, and the theme values that the page needs.
 */
export interface Operator extends Omit<
  OperatorSettings,
  '$schema' | 'brand' | 'theme' | 'texts' | 'partners' | 'seals' | 'apiLanguages'
> {
  /** Version of this format. */
  built: 1;
  /** Identity of the operator; the icons have fixed names (`icon-192.png`, …). */
  brand: {
    name: string;
    shortName: string;
    /** By language. */
    description: Record<string, string>;
    logo: Picture;
    /** The square icon as SVG. */
    icon: string;
  };
  theme: {
    /** Lower-case letters, digits and hyphens; also the value of `data-theme`. */
    name: string;
    /** Font pairing; its fonts are preloaded. */
    type: NonNullable<OperatorSettings['theme']['type']>;
    scheme: 'dark' | 'light';
    /** Whether the menu background is dark: the logo must fit it. */
    menuScheme: 'dark' | 'light';
    /** Colour of the browser bars: the menu background. */
    bar: string;
    /** Page background, `#rrggbb`: visible before anything else. */
    page: string;
  };
  partners: { name: string; logo: Picture; href: string | null }[];
  seals: { name: Record<string, string>; image: Picture; href: string | null }[];
  /** Languages of the operator's folder, by tag. Their messages are files of their own, one for each area. */
  addedLanguages: Record<string, AddedLanguage>;
  /** The language to ask the API for, by each language that it has not. */
  apiLanguageOf: Record<string, string>;
  /** Compiled messages by language and message id. */
  texts: Record<string, Record<string, MessageFormatElement[]>>;
}
