export { groupAccountNumber } from './accountNumber.ts';
export {
  AFFILIATE_REPORT_DAYS,
  AFFILIATE_UPDATE_HOUR,
  AFFILIATE_WINDOW,
  type AffiliateDay,
  type AffiliateDayMember,
  type AffiliateDayReport,
  type AffiliateFigures,
  type AffiliateLeader,
  type AffiliateMember,
  type AffiliateReport,
  type AffiliateTransaction,
  type AffiliateWindow,
  type AffiliateWithdrawBlock,
  type AffiliateWithdrawTerms,
  affiliateWindow,
  lastAffiliateUpdate,
  nextAffiliateUpdate,
} from './affiliate.ts';
export {
  type AffiliateAmountProblem,
  type AffiliateAmountResult,
  checkAffiliateAmount,
} from './affiliateAmount.ts';
export { arabicDigits } from './arabicDigits.ts';
export {
  type BangkokDay,
  bangkokDayStart,
  bangkokMonthStart,
  daysBetween,
  isBangkokDay,
  shiftDay,
} from './bangkokTime.ts';
export { ACCOUNT_PATTERN, type Bank, bankName, checkAccountNumber, checkBank } from './bank.ts';
export { BANKS } from './bankList.ts';
export { searchBanks } from './bankSearch.ts';
export type { Announcement, SiteAnnouncement } from './announcement.ts';
export type { HomeBanner } from './banner.ts';
export {
  type BonusOffer,
  type BonusRefusal,
  type MemberBonus,
  type Turnover,
  turnoverShare,
} from './bonus.ts';
export type {
  BankChannel,
  DepositChannel,
  ChannelBonus,
  MemberBankAccount,
  Profile,
  QrChannel,
  UsdtChannel,
} from './channel.ts';
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
  FIELD_PROBLEM_IDS,
  type FieldCheck,
  type FieldProblem,
  type FieldProblemId,
} from './fieldCheck.ts';
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
  type GameCounts,
  type GameDetail,
  type GameInfo,
  type GameWin,
  type RtpTrend,
  VOLATILITIES,
  type Volatility,
} from './gameDetail.ts';
export {
  HELP_PLACEHOLDERS,
  HELP_TOPICS,
  type HelpArticle,
  type HelpBlock,
  type HelpFigures,
  type HelpPlaceholder,
  type HelpTopic,
  fillHelpArticle,
  fillHelpText,
} from './help.ts';
export {
  HISTORY_PAGING,
  type HistoryDay,
  type HistoryEntry,
  bangkokDay,
  cleanHistoryNote,
  groupHistoryByDay,
  signedAmount,
} from './history.ts';
export type {
  AffiliateLink,
  Joined,
  OtpProof,
  OtpPurpose,
  RegisterOptions,
  SentOtp,
} from './join.ts';
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
export {
  type Draft,
  otpDraft,
  otpFromDraft,
  registerDraft,
  registerFromDraft,
} from './joinDrafts.ts';
export { OTP_DIGITS, OTP_WAIT_MS, checkOtp } from './otp.ts';
export {
  INITIAL_OTP,
  type OtpEvent,
  type OtpState,
  type PhoneOtp,
  isOtpSent,
  otpTransition,
} from './otpFlow.ts';
export {
  PASSWORD_MAX,
  PASSWORD_MIN,
  checkNewPassword,
  checkOldPassword,
  checkRepeatedPassword,
} from './password.ts';
export {
  NAME_MAX,
  NAME_PATTERN,
  USERNAME_PATTERN,
  checkFirstName,
  checkLastName,
  checkUsername,
} from './personName.ts';
export { PHONE_PATTERN, checkPhone, plainPhone } from './phone.ts';
export {
  type Promotion,
  type PromotionBonus,
  type PromotionEvent,
  type PromotionPicture,
  type PromotionTerms,
  type Schedule,
  type ScheduleState,
  bonusOn,
  scheduleState,
  turnoverOf,
} from './promotion.ts';
export {
  type InboxNotice,
  NOTICE_TYPES,
  type Notice,
  type NoticeLink,
  type NoticeType,
} from './notice.ts';
export { BAHT_CURRENCY, type QrPayment, qrAsksFor, readQrPayment } from './qrPayload.ts';
export { QUICK_AMOUNT_COUNT, type QuickAmountLayout, quickAmounts } from './quickAmounts.ts';
export {
  INITIAL_REGISTER,
  type PhoneProof,
  type RegisterDetails,
  type RegisterEvent,
  type RegisterField,
  type RegisterForm,
  type RegisterProblems,
  type RegisterState,
  registerTransition,
} from './registerFlow.ts';
export { safeReturnPath } from './returnAddress.ts';
export {
  type DepositCheck,
  PROMOTION_COUNTDOWN_MS,
  type PromotionCountdown,
  type RunningPromotion,
  type RunningPromotions,
  keptPromotion,
  promotionCountdown,
} from './runningPromotion.ts';
export { SEARCH_MAX, SEARCH_MIN, searchTerm, searchText } from './searchTerm.ts';
export type { LineContact, ServiceState } from './service.ts';
export type { Session } from './session.ts';
export type { TransferPayment, TransferReceipt, TransferReport } from './transfer.ts';
export {
  TOURNAMENT_STATES,
  type Tournament,
  type TournamentDetail,
  type TournamentOwn,
  type TournamentPrize,
  type TournamentRow,
  type TournamentState,
} from './tournament.ts';
export { plainAmountText } from './typedAmount.ts';
export { type VipLevel, type VipProgramme, type VipStanding, vipProgress } from './vip.ts';
export {
  type MicroUsdt,
  type UsdtRate,
  formatUsdtRate,
  microUsdt,
  parseUsdt,
  satangFromUsdt,
  usdtRate,
  usdtRateFromBaht,
} from './usdt.ts';
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
export type { DailyWithdrawLimit, WithdrawTerms } from './withdrawTerms.ts';
