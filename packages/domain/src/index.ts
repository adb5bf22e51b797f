export { groupAccountNumber } from './accountNumber.ts';
export type { HomeBanner } from './banner.ts';
export type { ChannelBonus, MemberBankAccount, Profile, QrChannel } from './channel.ts';
export {
  type AmountRange,
  DEFAULT_DEPOSIT_RANGE,
  type DepositAmountProblem,
  type DepositAmountResult,
  checkDepositAmount,
} from './depositAmount.ts';
export {
  type DepositEvent,
  type DepositQr,
  type DepositState,
  INITIAL_DEPOSIT,
  type QrStatus,
  depositTransition,
  isDepositEnd,
} from './depositFlow.ts';
export {
  CODE,
  type DepositFailureId,
  type ErrorArea,
  type ErrorMessageId,
  type Failure,
  errorMessageId,
  errorMessageIds,
  supportCode,
} from './errorCatalogue.ts';
export {
  GAME_SORTS,
  GAME_TYPES,
  type Game,
  type GameCategory,
  type GameProvider,
  type GameSort,
  type GameType,
  gameName,
} from './game.ts';
export {
  HISTORY_PAGING,
  type HistoryDay,
  type HistoryEntry,
  bangkokDay,
  cleanHistoryNote,
  groupHistoryByDay,
  signedAmount,
} from './history.ts';
export { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';
export {
  SATANG_PER_BAHT,
  type Satang,
  addSatang,
  bahtFromSatang,
  formatSatang,
  formatSatangShort,
  groupThousands,
  parseSatang,
  satang,
  satangFromBaht,
} from './money.ts';
export { BAHT_CURRENCY, type QrPayment, qrAsksFor, readQrPayment } from './qrPayload.ts';
export { QUICK_AMOUNT_COUNT, type QuickAmountLayout, quickAmounts } from './quickAmounts.ts';
export { safeReturnPath } from './returnAddress.ts';
export type { Session } from './session.ts';
export { plainAmountText } from './typedAmount.ts';
export {
  DEFAULT_WITHDRAW_RANGE,
  type WithdrawAmountProblem,
  type WithdrawAmountResult,
  checkWithdrawAmount,
} from './withdrawAmount.ts';
export {
  INITIAL_WITHDRAW,
  type WithdrawEvent,
  type WithdrawState,
  withdrawTransition,
} from './withdrawFlow.ts';
export { WITHDRAW_COOLDOWN_MS, nextWithdrawalAt, withdrawLockLeft } from './withdrawLock.ts';
export type { WithdrawTerms } from './withdrawTerms.ts';
