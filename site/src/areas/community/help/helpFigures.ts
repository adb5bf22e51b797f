import {
  type AmountRange,
  DEFAULT_DEPOSIT_RANGE,
  DEFAULT_WITHDRAW_RANGE,
  type HelpFigures,
  type Satang,
  WITHDRAW_COOLDOWN_MS,
  formatSatangShort,
} from '@brand/domain';

const MINUTE_MS = 60_000;

/** Limits that the help articles name; undefined while they are not known. */
export interface HelpLimits {
  readonly deposit: AmountRange | undefined;
  readonly withdraw: AmountRange | undefined;
  readonly affiliateMin: Satang | undefined;
  readonly payoutMinutes: number;
}

/** The figures of help articles, as they are read. What is not known is null. */
export function helpFigures({
  deposit,
  withdraw,
  affiliateMin,
  payoutMinutes,
}: HelpLimits): HelpFigures {
  return {
    depositMin: deposit ? formatSatangShort(deposit.min) : null,
    depositMax: deposit ? formatSatangShort(deposit.max) : null,
    withdrawMin: withdraw ? formatSatangShort(withdraw.min) : null,
    withdrawMax: withdraw ? formatSatangShort(withdraw.max) : null,
    payoutMinutes: String(payoutMinutes),
    cooldownMinutes: String(WITHDRAW_COOLDOWN_MS / MINUTE_MS),
    affiliateMin: affiliateMin === undefined ? null : formatSatangShort(affiliateMin),
  };
}

/** The figures that a visitor reads. */
export function visitorFigures(payoutMinutes: number): HelpFigures {
  return helpFigures({
    deposit: DEFAULT_DEPOSIT_RANGE,
    withdraw: DEFAULT_WITHDRAW_RANGE,
    affiliateMin: undefined,
    payoutMinutes,
  });
}
