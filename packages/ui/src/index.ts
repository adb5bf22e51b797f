export { LoginPanel, type LoginPanelProps } from './account/LoginPanel/LoginPanel.tsx';
export { DepositPanel, type DepositPanelProps } from './cashier/DepositPanel/DepositPanel.tsx';
export { HistoryPanel, type HistoryPanelProps } from './cashier/HistoryPanel/HistoryPanel.tsx';
export { WithdrawPanel, type WithdrawPanelProps } from './cashier/WithdrawPanel/WithdrawPanel.tsx';
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
export type { OverlayProps } from './private/Overlay.tsx';
export { AlertDialog, type AlertDialogProps } from './primitives/AlertDialog/AlertDialog.tsx';
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx';
export { Banner, type BannerProps } from './primitives/Banner/Banner.tsx';
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  buttonClass,
} from './primitives/Button/Button.tsx';
export { Card, type CardProps } from './primitives/Card/Card.tsx';
export { Carousel, type CarouselProps } from './primitives/Carousel/Carousel.tsx';
export { Chip, type ChipProps } from './primitives/Chip/Chip.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { Divider, type DividerProps } from './primitives/Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState.tsx';
export { Heading, type HeadingProps } from './primitives/Heading/Heading.tsx';
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx';
export type { IconName } from './primitives/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './primitives/LinkButton/LinkButton.tsx';
export { Money, type MoneyProps } from './primitives/Money/Money.tsx';
export { Rail, type RailProps } from './primitives/Rail/Rail.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './primitives/SegmentedControl/SegmentedControl.tsx';
export { Sheet, type SheetProps } from './primitives/Sheet/Sheet.tsx';
export { SidePanel, type SidePanelProps } from './primitives/SidePanel/SidePanel.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx';
export { type TabItem, Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx';
export { Text, type TextProps } from './primitives/Text/Text.tsx';
export { ToastRegion, type ToastRegionProps } from './primitives/Toast/ToastRegion.tsx';
export { type ToastContent, dismissToast, showToast } from './primitives/Toast/toasts.ts';
export { AppFrame, type AppFrameProps } from './shell/AppFrame/AppFrame.tsx';
export { Footer, type FooterProps } from './shell/Footer/Footer.tsx';
export { Header, type HeaderMember, type HeaderProps } from './shell/Header/Header.tsx';
export { Logo, type LogoProps } from './shell/Logo/Logo.tsx';
export { Sidebar, type SidebarGroup, type SidebarProps } from './shell/Sidebar/Sidebar.tsx';
export { TabBar, type TabBarProps } from './shell/TabBar/TabBar.tsx';
export type { NavItem, NavName } from './shell/navItem.ts';
export { type OperatorColours, derive } from './theme/derive.ts';
export { vars } from './theme/contract.css.ts';
