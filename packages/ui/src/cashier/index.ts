/** Deposit, transfer, withdrawal and history. */
export { bangkokDate, bangkokDateTime, bangkokTime, bangkokYear } from './bangkokDates.ts';
export {
  BankTransferPanel,
  type BankTransferPanelProps,
} from './BankTransferPanel/BankTransferPanel.tsx';
export {
  AccountChange,
  type AccountChangeProps,
  type PreviousAccount,
} from './AccountChange/AccountChange.tsx';
export { BankMark, type BankMarkProps } from './BankMark/BankMark.tsx';
export {
  ChannelList,
  type ChannelListProps,
  type DepositChannelsState,
} from './ChannelList/ChannelList.tsx';
export {
  BonusChoice,
  type BonusChoiceProps,
  type BonusChoiceState,
} from './BonusChoice/BonusChoice.tsx';
export { BonusAccepted, type BonusAcceptedProps } from './BonusAccepted/BonusAccepted.tsx';
export { ChannelMark, type ChannelMarkProps } from './ChannelMark/ChannelMark.tsx';
export { ChannelPicker, type ChannelPickerProps } from './ChannelPicker/ChannelPicker.tsx';
export { ChannelRow, type ChannelRowProps } from './ChannelRow/ChannelRow.tsx';
export {
  DepositCancelDialog,
  type DepositCancelDialogProps,
} from './DepositCancelDialog/DepositCancelDialog.tsx';
export { DepositPanel, type DepositPanelProps } from './DepositPanel/DepositPanel.tsx';
export { type BankApp } from './DepositPanel/DepositQrKeep.tsx';
export {
  DepositTimeoutDialog,
  type DepositTimeoutDialogProps,
} from './DepositTimeoutDialog/DepositTimeoutDialog.tsx';
export { PendingQrBar, type PendingQrBarProps } from './PendingQrBar/PendingQrBar.tsx';
export {
  HistoryPanel,
  type HistoryPanelProps,
  type HistoryPanelState,
} from './HistoryPanel/HistoryPanel.tsx';
export { HistoryTable, type HistoryTableProps } from './HistoryPanel/HistoryTable.tsx';
export {
  type TransferOutcome,
  TransferReport,
  type TransferReportProps,
  type TransferReportState,
} from './TransferReport/TransferReport.tsx';
export { UsdtGuide, type UsdtGuideProps } from './UsdtGuide/UsdtGuide.tsx';
export { UsdtPanel, type UsdtPanelProps } from './UsdtPanel/UsdtPanel.tsx';
export {
  WalletSummary,
  type WalletSummaryLink,
  type WalletSummaryProps,
} from './WalletSummary/WalletSummary.tsx';
export { WithdrawalBar, type WithdrawalBarProps } from './WithdrawalBar/WithdrawalBar.tsx';
export {
  type WithdrawalProgressState,
  WithdrawalTimeline,
  type WithdrawalTimelineProps,
} from './WithdrawalTimeline/WithdrawalTimeline.tsx';
export {
  type WithdrawOffer,
  WithdrawPanel,
  type WithdrawPanelProps,
  type WithdrawTermsState,
  type WithdrawWays,
} from './WithdrawPanel/WithdrawPanel.tsx';
