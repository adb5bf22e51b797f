import type { GameInfo } from '@brand/domain';

/** Whether a game has a figure that `GameFigures` would show. */
export function hasFigures(info: GameInfo | null): info is GameInfo {
  if (!info) return false;
  const { rtp, minBet, maxBet, volatility, paylines, hitRatio } = info;
  return (
    [rtp, minBet, maxBet, volatility, hitRatio].some((value) => value !== null) || Boolean(paylines)
  );
}
