export {
  ArrivalPanel,
  type ArrivalPanelProps,
  type ArrivalState,
} from './account/ArrivalPanel/ArrivalPanel.tsx';
export { BreakNotice, type BreakNoticeProps } from './account/BreakNotice/BreakNotice.tsx';
export { BreakPanel, type BreakPanelProps } from './account/BreakPanel/BreakPanel.tsx';
export {
  DepositLimitsPanel,
  type DepositLimitsPanelProps,
  type DepositLimitsState,
} from './account/DepositLimitsPanel/DepositLimitsPanel.tsx';
export type { Helpline } from './account/HelplineLink.tsx';
export { LineMark, type LineMarkProps } from './account/LineMark/LineMark.tsx';
export { BankPicker, type BankPickerProps } from './account/BankPicker/BankPicker.tsx';
export {
  type Credentials,
  LoginPanel,
  type LoginPanelProps,
} from './account/LoginPanel/LoginPanel.tsx';
export {
  type NewPassword,
  NewPasswordPanel,
  type NewPasswordPanelProps,
} from './account/NewPasswordPanel/NewPasswordPanel.tsx';
export {
  ProfilePanel,
  type ProfilePanelProps,
  type ProfileState,
} from './account/ProfilePanel/ProfilePanel.tsx';
export type { ProfileLine } from './account/ProfilePanel/ProfileSettings.tsx';
export {
  type AffiliateBalances,
  type AffiliateOffer,
  type AffiliateOfferState,
  AffiliateWithdrawPanel,
  type AffiliateWithdrawPanelProps,
} from './affiliate/AffiliateWithdrawPanel/AffiliateWithdrawPanel.tsx';
export {
  AffiliateRangeBar,
  type AffiliateRangeBarProps,
} from './affiliate/AffiliateRangeBar/AffiliateRangeBar.tsx';
export {
  AffiliateSteps,
  type AffiliateStepsProps,
} from './affiliate/AffiliateSteps/AffiliateSteps.tsx';
export { IncomePanel, type IncomePanelProps } from './affiliate/IncomePanel/IncomePanel.tsx';
export {
  ShareLinkPanel,
  type ShareLinkPanelProps,
} from './affiliate/ShareLinkPanel/ShareLinkPanel.tsx';
export { bangkokDate, bangkokDateTime, bangkokTime, bangkokYear } from './cashier/bangkokDates.ts';
export { failureValues } from './private/failureValues.ts';
export { StopNotice, type StopNoticeProps } from './account/StopNotice/StopNotice.tsx';
export { type OtpActions, OtpStep, type OtpStepProps } from './account/OtpStep/OtpStep.tsx';
export {
  type RegisterActions,
  type RegisterOffer,
  RegisterPanel,
  type RegisterPanelProps,
} from './account/RegisterPanel/RegisterPanel.tsx';
export {
  BankTransferPanel,
  type BankTransferPanelProps,
} from './cashier/BankTransferPanel/BankTransferPanel.tsx';
export {
  AccountChange,
  type AccountChangeProps,
  type PreviousAccount,
} from './cashier/AccountChange/AccountChange.tsx';
export { BankMark, type BankMarkProps } from './cashier/BankMark/BankMark.tsx';
export {
  ChannelList,
  type ChannelListProps,
  type DepositChannelsState,
} from './cashier/ChannelList/ChannelList.tsx';
export {
  BonusChoice,
  type BonusChoiceProps,
  type BonusChoiceState,
} from './cashier/BonusChoice/BonusChoice.tsx';
export { BonusTaken, type BonusTakenProps } from './cashier/BonusTaken/BonusTaken.tsx';
export { ChannelMark, type ChannelMarkProps } from './cashier/ChannelMark/ChannelMark.tsx';
export { ChannelPicker, type ChannelPickerProps } from './cashier/ChannelPicker/ChannelPicker.tsx';
export { ChannelRow, type ChannelRowProps } from './cashier/ChannelRow/ChannelRow.tsx';
export {
  DepositCancelDialog,
  type DepositCancelDialogProps,
} from './cashier/DepositCancelDialog/DepositCancelDialog.tsx';
export { DepositPanel, type DepositPanelProps } from './cashier/DepositPanel/DepositPanel.tsx';
export {
  DepositTimeoutDialog,
  type DepositTimeoutDialogProps,
} from './cashier/DepositTimeoutDialog/DepositTimeoutDialog.tsx';
export { PendingQrBar, type PendingQrBarProps } from './cashier/PendingQrBar/PendingQrBar.tsx';
export {
  HistoryPanel,
  type HistoryPanelProps,
  type HistoryPanelState,
} from './cashier/HistoryPanel/HistoryPanel.tsx';
export {
  type TransferOutcome,
  TransferReport,
  type TransferReportProps,
  type TransferReportState,
} from './cashier/TransferReport/TransferReport.tsx';
export { UsdtGuide, type UsdtGuideProps } from './cashier/UsdtGuide/UsdtGuide.tsx';
export { UsdtPanel, type UsdtPanelProps } from './cashier/UsdtPanel/UsdtPanel.tsx';
export {
  type WithdrawOffer,
  WithdrawPanel,
  type WithdrawPanelProps,
  type WithdrawTermsState,
  type WithdrawWays,
} from './cashier/WithdrawPanel/WithdrawPanel.tsx';
export {
  HelpArticleBody,
  type HelpArticleBodyProps,
} from './community/HelpArticleBody/HelpArticleBody.tsx';
export { HelpSearch, type HelpSearchProps } from './community/HelpSearch/HelpSearch.tsx';
export { MarkedText, type MarkedTextProps } from './community/MarkedText/MarkedText.tsx';
export {
  ResponsibleCard,
  type ResponsibleCardProps,
} from './community/ResponsibleCard/ResponsibleCard.tsx';
export { Leaderboard, type LeaderboardProps } from './community/Leaderboard/Leaderboard.tsx';
export {
  TournamentCard,
  type TournamentCardProps,
} from './community/TournamentCard/TournamentCard.tsx';
export {
  TournamentHead,
  type TournamentHeadProps,
} from './community/TournamentHead/TournamentHead.tsx';
export {
  TournamentPrizes,
  type TournamentPrizesProps,
} from './community/TournamentPrizes/TournamentPrizes.tsx';
export {
  TournamentStanding,
  type TournamentStandingProps,
} from './community/TournamentStanding/TournamentStanding.tsx';
export {
  TournamentWinners,
  type TournamentWinnersProps,
} from './community/TournamentWinners/TournamentWinners.tsx';
export { TournamentCardShape } from './community/TournamentCard/TournamentCardShape.tsx';
export {
  TournamentClock,
  type TournamentClockProps,
} from './community/TournamentCard/TournamentClock.tsx';
export {
  TournamentPool,
  type TournamentPoolProps,
} from './community/TournamentCard/TournamentPool.tsx';
export {
  TournamentState,
  type TournamentStateProps,
} from './community/TournamentCard/TournamentState.tsx';
export {
  VipLevelTable,
  type VipLevelTableProps,
} from './community/VipLevelTable/VipLevelTable.tsx';
export {
  VipStandingCard,
  type VipStandingCardProps,
} from './community/VipStandingCard/VipStandingCard.tsx';
export { ActiveFilters, type ActiveFiltersProps } from './games/ActiveFilters/ActiveFilters.tsx';
export {
  BannerCarousel,
  type BannerCarouselProps,
} from './games/BannerCarousel/BannerCarousel.tsx';
export { CardShape, type CardShapeProps } from './games/CardShape/CardShape.tsx';
export {
  CategoryChips,
  type CategoryChip,
  type CategoryChipsProps,
} from './games/CategoryChips/CategoryChips.tsx';
export { DemoLobbyCard, type DemoLobbyCardProps } from './games/DemoLobbyCard/DemoLobbyCard.tsx';
export type { GameActions, GameMarks } from './games/gameActions.ts';
export { GameCard, type GameCardProps } from './games/GameCard/GameCard.tsx';
export {
  GameDetailPanel,
  type GameDetailPanelProps,
} from './games/GameDetailPanel/GameDetailPanel.tsx';
export {
  GameDetailShape,
  type GameDetailShapeProps,
} from './games/GameDetailPanel/GameDetailShape.tsx';
export { GameFigures, type GameFiguresProps } from './games/GameFigures/GameFigures.tsx';
export {
  GameFilters,
  type GameFiltersProps,
  type GameFiltersState,
} from './games/GameFilters/GameFilters.tsx';
export {
  GameFiltersSheet,
  type GameFiltersSheetProps,
} from './games/GameFiltersSheet/GameFiltersSheet.tsx';
export { GameFrame, type GameFrameProps } from './games/GameFrame/GameFrame.tsx';
export type { GameFrameState } from './games/GameFrame/gameFrameState.ts';
export type { GameFrameWallet } from './games/GameFrame/GameFrameBar.tsx';
export { GameGrid, type GameGridProps } from './games/GameGrid/GameGrid.tsx';
export { GameRail, type GameRailProps } from './games/GameRail/GameRail.tsx';
export {
  LaunchDialog,
  type LaunchDialogProps,
  type LaunchOutcome,
} from './games/LaunchDialog/LaunchDialog.tsx';
export {
  ListTools,
  type ListToolsProps,
  type ListToolsState,
} from './games/ListTools/ListTools.tsx';
export { GameWinList, type GameWinListProps } from './games/GameWinList/GameWinList.tsx';
export { RealityCheck, type RealityCheckProps } from './games/RealityCheck/RealityCheck.tsx';
export { ProviderStrip, type ProviderStripProps } from './games/ProviderStrip/ProviderStrip.tsx';
export { WinsRail, type WinsRailProps, type WonGame } from './games/WinsRail/WinsRail.tsx';
export {
  SearchSuggestions,
  type SearchSuggestionsProps,
  type Suggestions,
} from './games/SearchSuggestions/SearchSuggestions.tsx';
export { RtpTrendPanel, type RtpTrendPanelProps } from './games/RtpTrendPanel/RtpTrendPanel.tsx';
export {
  VolatilityMeter,
  type VolatilityMeterProps,
} from './games/VolatilityMeter/VolatilityMeter.tsx';
export { now, setClock } from './hooks/clock.ts';
export { type CountdownState, secondsUntil, useCountdown } from './hooks/useCountdown.ts';
export { type DragHandlers, useDragDismiss } from './hooks/useDragDismiss.ts';
export { useHydrated } from './hooks/useHydrated.ts';
export { useLock } from './hooks/useLock.ts';
export { useNear } from './hooks/useNear.ts';
export { useNow } from './hooks/useNow.ts';
export { useOverlayShown } from './hooks/useOverlayShown.ts';
export { usePageHidden } from './hooks/usePageHidden.ts';
export { usePausableTimeout } from './hooks/usePausableTimeout.ts';
export { useTimeout } from './hooks/useTimeout.ts';
export { useViewFocus } from './hooks/useViewFocus.ts';
export { wakeAt } from './hooks/wakeAt.ts';
export {
  type MessageId,
  type RichValues,
  type TextValues,
  useRichText,
  useText,
} from './messages/useText.ts';
export {
  AnnouncementDialog,
  type AnnouncementDialogProps,
} from './notices/AnnouncementDialog/AnnouncementDialog.tsx';
export { ChatPanel, type ChatPanelProps } from './notices/ChatPanel/ChatPanel.tsx';
export {
  MaintenancePanel,
  type MaintenancePanelProps,
} from './notices/MaintenancePanel/MaintenancePanel.tsx';
export {
  NoticeBar,
  type NoticeBarContent,
  type NoticeBarProps,
} from './notices/NoticeBar/NoticeBar.tsx';
export { NoticeDialog, type NoticeDialogProps } from './notices/NoticeDialog/NoticeDialog.tsx';
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './primitives/Accordion/Accordion.tsx';
export { AlertDialog, type AlertDialogProps } from './primitives/AlertDialog/AlertDialog.tsx';
export { AmountField, type AmountFieldProps } from './primitives/AmountField/AmountField.tsx';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx';
export { Banner, type BannerProps } from './primitives/Banner/Banner.tsx';
export { BarChart, type BarChartProps, type BarDatum } from './primitives/BarChart/BarChart.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { buttonClass, type ButtonLook } from './primitives/Button/buttonClass.ts';
export { Card, type CardProps } from './primitives/Card/Card.tsx';
export { Carousel, type CarouselProps } from './primitives/Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './primitives/Chip/Chip.tsx';
export { CopyButton, type CopyButtonProps } from './primitives/CopyButton/CopyButton.tsx';
export { Countdown, type CountdownProps } from './primitives/Countdown/Countdown.tsx';
export {
  CountdownRing,
  type CountdownRingProps,
} from './primitives/CountdownRing/CountdownRing.tsx';
export type { DataColumn, DataSort } from './primitives/DataTable/dataColumn.ts';
export { DataTable, type DataTableProps } from './primitives/DataTable/DataTable.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { Divider, type DividerProps } from './primitives/Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState.tsx';
export { type Fact, FactList, type FactListProps } from './primitives/FactList/FactList.tsx';
export {
  Field,
  type FieldControl,
  type FieldProps,
  type FieldWords,
} from './primitives/Field/Field.tsx';
export { Heading, type HeadingProps } from './primitives/Heading/Heading.tsx';
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx';
export type { Glyph } from './primitives/Icon/glyph.ts';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './primitives/Inline/Inline.tsx';
export { LinkButton, type LinkButtonProps } from './primitives/LinkButton/LinkButton.tsx';
export { Menu, type MenuProps } from './primitives/Menu/Menu.tsx';
export { Money, type MoneyProps } from './primitives/Money/Money.tsx';
export { OtpField, type OtpFieldProps } from './primitives/OtpField/OtpField.tsx';
export { Pagination, type PaginationProps } from './primitives/Pagination/Pagination.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './primitives/PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from './primitives/PhoneField/PhoneField.tsx';
export { Progress, type ProgressProps } from './primitives/Progress/Progress.tsx';
export { QrCode, type QrCodeProps } from './primitives/QrCode/QrCode.tsx';
export {
  type RadioCard,
  RadioCards,
  type RadioCardsProps,
} from './primitives/RadioCards/RadioCards.tsx';
export { Rail, type RailProps } from './primitives/Rail/Rail.tsx';
export { RichText, type RichTextProps } from './primitives/RichText/RichText.tsx';
export {
  SaveFileButton,
  type SaveFileButtonProps,
} from './primitives/SaveFileButton/SaveFileButton.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './primitives/SegmentedControl/SegmentedControl.tsx';
export {
  Select,
  type SelectGroup,
  type SelectOption,
  type SelectProps,
} from './primitives/Select/Select.tsx';
export { Sheet, type SheetProps } from './primitives/Sheet/Sheet.tsx';
export { SidePanel, type SidePanelProps } from './primitives/SidePanel/SidePanel.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Sparkline, type SparklineProps } from './primitives/Sparkline/Sparkline.tsx';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './primitives/Stack/Stack.tsx';
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx';
export { Text, type TextProps } from './primitives/Text/Text.tsx';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export { ToastRegion, type ToastRegionProps } from './primitives/Toast/ToastRegion.tsx';
export { dismissToast, showToast, type ToastContent } from './primitives/Toast/toasts.ts';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip.tsx';
export type { OverlayProps } from './private/Overlay.tsx';
export {
  MemberBonusCard,
  type MemberBonusCardProps,
} from './promotions/MemberBonusCard/MemberBonusCard.tsx';
export {
  BonusRefusalNote,
  type BonusRefusalNoteProps,
  type BonusWays,
} from './promotions/BonusRefusalNote/BonusRefusalNote.tsx';
export { ClaimDialog, type ClaimDialogProps } from './promotions/ClaimDialog/ClaimDialog.tsx';
export { OfferDetail, type OfferDetailProps } from './promotions/OfferDetail/OfferDetail.tsx';
export { OfferDetailShape } from './promotions/OfferDetail/OfferDetailShape.tsx';
export {
  TurnoverExample,
  type TurnoverExampleProps,
} from './promotions/TurnoverExample/TurnoverExample.tsx';
export {
  TurnoverSummary,
  type TurnoverSummaryProps,
} from './promotions/TurnoverSummary/TurnoverSummary.tsx';
export { OfferCard, type OfferCardProps } from './promotions/OfferCard/OfferCard.tsx';
export { OfferCardShape } from './promotions/OfferCard/OfferCardShape.tsx';
export { PromotionBox, type PromotionBoxProps } from './promotions/PromotionBox/PromotionBox.tsx';
export {
  PromotionCreditDialog,
  type PromotionCreditDialogProps,
} from './promotions/PromotionCreditDialog/PromotionCreditDialog.tsx';
export {
  PromotionEndDialog,
  type PromotionEndDialogProps,
} from './promotions/PromotionEndDialog/PromotionEndDialog.tsx';
export {
  PromotionTermsList,
  type PromotionTermsListProps,
} from './promotions/PromotionTermsList/PromotionTermsList.tsx';
export { TimeLeft, type TimeLeftProps } from './promotions/TimeLeft/TimeLeft.tsx';
export { AppFrame, type AppFrameProps } from './shell/AppFrame/AppFrame.tsx';
export { Drawer, type DrawerProps } from './shell/Drawer/Drawer.tsx';
export { Footer, type FooterProps } from './shell/Footer/Footer.tsx';
export { Header, type HeaderKind, type HeaderProps } from './shell/Header/Header.tsx';
export { HeaderWallet, type HeaderWalletProps } from './shell/HeaderWallet/HeaderWallet.tsx';
export {
  LanguageChoice,
  type LanguageChoiceProps,
  type LanguageLink,
} from './shell/LanguageChoice/LanguageChoice.tsx';
export { Logo, type LogoImage, type LogoProps } from './shell/Logo/Logo.tsx';
export {
  type CardMember,
  MemberCard,
  type MemberCardProps,
} from './shell/MemberCard/MemberCard.tsx';
export { MenuRow, type MenuRowProps } from './shell/MenuRows/MenuRow.tsx';
export { MenuRows, type MenuRowsProps } from './shell/MenuRows/MenuRows.tsx';
export { MenuTiles, type MenuTilesProps } from './shell/MenuTiles/MenuTiles.tsx';
export type { NavItem, NavName } from './shell/navItem.ts';
export { PartnerLogos, type PartnerLogosProps } from './shell/PartnerLogos/PartnerLogos.tsx';
export { OfflineBar, type OfflineBarProps } from './shell/OfflineBar/OfflineBar.tsx';
export {
  type Partner,
  Sidebar,
  type SidebarGroup,
  type SidebarProps,
} from './shell/Sidebar/Sidebar.tsx';
export { SidebarAction, type SidebarActionProps } from './shell/Sidebar/SidebarAction.tsx';
export { SearchField, type SearchFieldProps } from './shell/SearchField/SearchField.tsx';
export { TabBar, type TabBarProps } from './shell/TabBar/TabBar.tsx';
export { vars } from './theme/contract.css.ts';
export { derive } from './theme/derive.ts';
export type { OperatorColours } from './theme/themeInput.ts';
export {
  NoticeList,
  type NoticeListProps,
  type NoticeListState,
} from './notices/NoticeList/NoticeList.tsx';
export {
  NoticeView,
  type NoticeViewProps,
  type NoticeViewState,
} from './notices/NoticeView/NoticeView.tsx';
