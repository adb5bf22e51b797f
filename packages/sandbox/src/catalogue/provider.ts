import type { GameType } from './game.ts';

/** How the edge of a cover is finished. */
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

/** What makes the covers of one provider a family. */
export interface HouseStyle {
  /** House colour, #rrggbb, 3:1 or better on white and on near black alike. */
  colour: string;
  edge: EdgeStyle;
  /** Side of the cover on which the maker's emblem stands. */
  side: 'left' | 'right';
  /** Face of the wordmark, one of the lettering faces. */
  face:
    'bangers' | 'lilita' | 'bungee' | 'cinzel' | 'kaushan' | 'righteous' | 'kanit' | 'kanitItalic';
  /** Which of the faces of a lettering this house prefers. */
  hand: number;
  /** Ids of the compositions that it likes, favourite first. */
  compositions: readonly string[];
  /** Ids of the letterings that it likes, favourite first. */
  letterings: readonly string[];
}

/** An invented maker of games. */
export interface Provider {
  id: string;
  name: string;
  /** The kinds of game that it makes. */
  makes: readonly GameType[];
  house: HouseStyle;
}
