'use client';

import { formatSatangShort, type VipLevel, type VipStanding } from '@brand/domain';

import { useText } from '../../messages/useText.ts';

/**
 * The way to the next level as one sentence: the missing amounts, the level, and its first benefit.
 *
 * @param target the next level, if the API lists it
 */
export function useVipWay(
  next: NonNullable<VipStanding['next']> | null,
  target: VipLevel | undefined,
): string {
  const t = useText();
  if (!next) return t('vip.top');
  const name = target?.name ?? t('vip.level', { level: next.level });
  const turnover = formatSatangShort(next.turnoverLeft);
  const deposits = formatSatangShort(next.depositsLeft);
  const needsPlay = next.turnoverLeft > 0;
  const needsDeposits = next.depositsLeft > 0;
  if (!needsPlay && !needsDeposits) return t('vip.wayMet', { name });
  const way = needsPlay
    ? needsDeposits
      ? t('vip.wayBoth', { turnover, deposits, name })
      : t('vip.wayTurnover', { turnover, name })
    : t('vip.wayDeposits', { deposits, name });
  const benefit = target?.benefits[0];
  return benefit === undefined ? way : `${way}: ${benefit}`;
}
