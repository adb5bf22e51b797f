export {
  type Credentials,
  LoginPanel,
  type LoginPanelProps,
} from './account/LoginPanel/LoginPanel.tsx';
export { BankMark, type BankMarkProps } from './cashier/BankMark/BankMark.tsx';
export { ChannelMark, type ChannelMarkProps } from './cashier/ChannelMark/ChannelMark.tsx';
export {
  type DepositChannelsState,
  DepositPanel,
  type DepositPanelProps,
} from './cashier/DepositPanel/DepositPanel.tsx';
export {
  HistoryPanel,
  type HistoryPanelProps,
  type HistoryPanelState,
} from './cashier/HistoryPanel/HistoryPanel.tsx';
export {
  type WithdrawOffer,
  WithdrawPanel,
  type WithdrawPanelProps,
  type WithdrawTermsState,
} from './cashier/WithdrawPanel/WithdrawPanel.tsx';
export {
  BannerCarousel,
  type BannerCarouselProps,
} from './games/BannerCarousel/BannerCarousel.tsx';
export { CardShape, type CardShapeProps } from './games/CardShape/CardShape.tsx';
export { CategoryChips, type CategoryChipsProps } from './games/CategoryChips/CategoryChips.tsx';
export { GameCard, type GameCardProps } from './games/GameCard/GameCard.tsx';
export { GameFrame, type GameFrameProps } from './games/GameFrame/GameFrame.tsx';
export { GameGrid, type GameGridProps } from './games/GameGrid/GameGrid.tsx';
export { GameRail, type GameRailProps } from './games/GameRail/GameRail.tsx';
export { ProviderStrip, type ProviderStripProps } from './games/ProviderStrip/ProviderStrip.tsx';
export { now, setClock } from './hooks/clock.ts';
export { type CountdownState, secondsUntil, useCountdown } from './hooks/useCountdown.ts';
export { type DragHandlers, useDragDismiss } from './hooks/useDragDismiss.ts';
export { useLock } from './hooks/useLock.ts';
export { useNear } from './hooks/useNear.ts';
export { useNow } from './hooks/useNow.ts';
export { usePageHidden } from './hooks/usePageHidden.ts';
export { usePausableTimeout } from './hooks/usePausableTimeout.ts';
export { useTimeout } from './hooks/useTimeout.ts';
export { wakeAt } from './hooks/wakeAt.ts';
export {
  type MessageId,
  type RichValues,
  type TextValues,
  useRichText,
  useText,
} from './messages/useText.ts';
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
export { DataTable, type DataTableProps } from './primitives/DataTable/DataTable.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { Divider, type DividerProps } from './primitives/Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState.tsx';
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
export { AppFrame, type AppFrameProps } from './shell/AppFrame/AppFrame.tsx';
export { Footer, type FooterProps } from './shell/Footer/Footer.tsx';
export { Header, type HeaderMember, type HeaderProps } from './shell/Header/Header.tsx';
export { Logo, type LogoImage, type LogoProps } from './shell/Logo/Logo.tsx';
export type { NavItem, NavName } from './shell/navItem.ts';
export {
  type Partner,
  Sidebar,
  type SidebarGroup,
  type SidebarProps,
} from './shell/Sidebar/Sidebar.tsx';
export { TabBar, type TabBarProps } from './shell/TabBar/TabBar.tsx';
export { vars } from './theme/contract.css.ts';
export { derive } from './theme/derive.ts';
export type { OperatorColours } from './theme/themeInput.ts';
