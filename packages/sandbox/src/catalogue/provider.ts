import type { GameType } from './game.ts';

/** The edge style of a cover. */
export type EdgeStyle =
  | 'bare'
  | 'hairline'
  | 'double'
  | 'painted'
  | 'brackets'
  | 'scallop'
  | 'spine'
  | 'notched'
  | 'beads'
  | 'rope'
  | 'fold'
  | 'step';

/** The common design of a provider’s covers. */
export interface ProviderBrand {
  /** Brand colour, #rrggbb, with a contrast of 3:1 or better on white and on near black. */
  colour: string;
  edge: EdgeStyle;
  /** Side of the cover with the emblem of the provider. */
  side: 'left' | 'right';
  /** Typeface of the wordmark, one of the lettering typefaces. */
  face:
    | 'bangers'
    | 'lilita'
    | 'bungee'
    | 'cinzel'
    | 'kaushan'
    | 'righteous'
    | 'kanit'
    | 'kanitItalic';
  /** Which typeface of a lettering this provider prefers. */
  hand: number;
  /** Ids of the preferred compositions, most preferred first. */
  compositions: readonly string[];
  /** Ids of the preferred letterings, most preferred first. */
  letterings: readonly string[];
}

/** A fictitious game provider. */
export interface Provider {
  id: string;
  name: string;
  /** The types of its games. */
  makes: readonly GameType[];
  brand: ProviderBrand;
}
