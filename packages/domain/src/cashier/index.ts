/** Deposit, transfer, USDT, withdrawal, payout and history. */
export * from './channel.ts';
export * from './csvTable.ts';
export * from './depositAmount.ts';
export * from './depositBonus.ts';
export * from './depositFlow.ts';
export * from './history.ts';
export * from './historyCsv.ts';
export * from './historyFilter.ts';
export * from './historyPending.ts';
export * from './historyRange.ts';
export * from './historyTotals.ts';
export * from './payoutClaims.ts';
export * from './payoutFlow.ts';
export {
  INITIAL_PAYOUT,
  type PayoutCheck,
  type PayoutEvent,
  type PayoutNotice,
  type PayoutRecord,
  type PayoutState,
  type PendingPayout,
  type RequestOutcome,
  type SentPayout,
  unknownPayouts,
} from './payoutState.ts';
export * from './qrPayload.ts';
export * from './qrPolling.ts';
export * from './quickAmounts.ts';
export * from './transfer.ts';
export * from './transferDraft.ts';
export * from './transferFlow.ts';
export * from './transferKept.ts';
export * from './usdt.ts';
export * from './usdtAddress.ts';
export * from './usdtEntry.ts';
export * from './withdrawAmount.ts';
export * from './withdrawFlow.ts';
export * from './withdrawLock.ts';
export * from './withdrawRoom.ts';
export * from './withdrawSearch.ts';
export * from './withdrawTerms.ts';
export * from './withdrawalProgress.ts';
