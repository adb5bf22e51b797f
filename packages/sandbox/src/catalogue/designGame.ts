import type { CoverDesign, Game, GameType } from './game.ts';

type Named = Pick<Game, 'code' | 'nameEn' | 'nameTh'> &
  Partial<Pick<Game, 'hot' | 'new' | 'freespin'>>;
type Figures = Pick<Game, 'rtp' | 'volatility' | 'minBet' | 'maxBet' | 'paylines' | 'hitRatio'>;

/** Starts the list of one provider; the returned function defines one game of it. */
export function designFor(provider: string, type: GameType) {
  return (
    named: Named,
    cast: Pick<CoverDesign, 'motif' | 'variant' | 'pose' | 'beside'>,
    look: Pick<CoverDesign, 'palette' | 'composition' | 'lettering'>,
    figures: Figures,
  ): Game => ({
    provider,
    type,
    hot: false,
    new: false,
    freespin: false,
    ...named,
    ...cast,
    ...look,
    ...figures,
  });
}
