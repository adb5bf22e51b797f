import { type Satang, satang } from '@brand/domain';
import type { GameType } from '../catalogue/game.ts';

/** Commission on turnover in hundredths of a percent, by type of game. */
export type CommissionRates = Readonly<Record<GameType, number>>;

/** Commission of a turnover, in satang, rounded down once over all types of game. */
export function commissionOn(
  turnover: Partial<Record<GameType, number>>,
  rates: CommissionRates,
): Satang {
  let hundredths = 0;
  for (const [type, amount] of Object.entries(turnover)) {
    hundredths += amount * rates[type as GameType];
  }
  return satang(Math.floor(hundredths / 10_000));
}
