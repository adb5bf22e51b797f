/** The five kinds of game of the game menu (section 2). */
export type GameType = 'slot' | 'casino' | 'fishing' | 'lotto' | 'sport';

/** How often and how much a game pays: low means often and little. */
export type Volatility = 'low' | 'medium' | 'high';

/** Design of a game’s cover. */
export interface CoverDesign {
  /** Id of the hero motif. */
  motif: string;
  /** Pose of the hero and crop of the composition. */
  variant: 0 | 1 | 2;
  /** Number of another drawing of the hero, from 0, in place of its pose by `variant`. */
  pose?: number;
  /** Id of the palette. */
  palette: string;
  /** Id of the composition. */
  composition: string;
  /** Id of the lettering. */
  lettering: string;
  /** Ids of one to three motifs next to the hero. */
  beside: readonly [string, ...string[]];
}

/** One game of the lobby, with its cover and its figures (section 3, game list item). */
export interface Game extends CoverDesign {
  /** Stable code, also the name of the cover file. */
  code: string;
  /** Id of the provider. */
  provider: string;
  type: GameType;
  nameEn: string;
  nameTh: string;
  hot: boolean;
  new: boolean;
  freespin: boolean;
  /** Return to player in percent, two decimals. */
  rtp: number;
  volatility: Volatility;
  /** Smallest bet in whole baht. */
  minBet: number;
  /** Largest bet in whole baht. */
  maxBet: number;
  /** Winning lines; 0 if the kind of game has none. */
  paylines: number;
  /** Rounds that pay, in percent, one decimal. */
  hitRatio: number;
}
