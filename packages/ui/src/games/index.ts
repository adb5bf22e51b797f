/** Game cards, lists, filters, details and play. */
export { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters/ActiveFilters.tsx';
export {
  BannerCarousel,
  type BannerCarouselProps,
  type HeroSlide,
} from './BannerCarousel/BannerCarousel.tsx';
export { CardSkeleton, type CardSkeletonProps } from './CardSkeleton/CardSkeleton.tsx';
export {
  CategoryChips,
  type CategoryChip,
  type CategoryChipsProps,
} from './CategoryChips/CategoryChips.tsx';
export {
  CollectionRail,
  type CollectionRailProps,
  type CollectionTile,
} from './CollectionRail/CollectionRail.tsx';
export {
  ContinueHighlight,
  type ContinueHighlightProps,
} from './ContinueHighlight/ContinueHighlight.tsx';
export { DemoLobbyCard, type DemoLobbyCardProps } from './DemoLobbyCard/DemoLobbyCard.tsx';
export type { GameActions, GameMarks } from './gameActions.ts';
export { type GameBadge, GameCard, type GameCardProps } from './GameCard/GameCard.tsx';
export { GameDetailPanel, type GameDetailPanelProps } from './GameDetailPanel/GameDetailPanel.tsx';
export {
  GameDetailSkeleton,
  type GameDetailSkeletonProps,
} from './GameDetailPanel/GameDetailSkeleton.tsx';
export { GameFigures, type GameFiguresProps } from './GameFigures/GameFigures.tsx';
export {
  GameFilters,
  type GameFiltersProps,
  type GameFiltersState,
} from './GameFilters/GameFilters.tsx';
export {
  GameFiltersSheet,
  type GameFiltersSheetProps,
} from './GameFiltersSheet/GameFiltersSheet.tsx';
export { GameFrame, type GameFrameProps } from './GameFrame/GameFrame.tsx';
export type { GameFrameState } from './GameFrame/gameFrameState.ts';
export type { GameFrameWallet } from './GameFrame/GameFrameBar.tsx';
export { GameStanding, type GameStandingProps } from './GameStanding/GameStanding.tsx';
export { GameGrid, type GameGridProps } from './GameGrid/GameGrid.tsx';
export { GameSortSelect, type GameSortSelectProps } from './GameSortSelect/GameSortSelect.tsx';
export { sortCaption, useSortCaption } from './GameSortSelect/useSortCaption.ts';
export { GameRail, type GameRailProps } from './GameRail/GameRail.tsx';
export { JackpotCounter, type JackpotCounterProps } from './JackpotCounter/JackpotCounter.tsx';
export { JackpotPanel, type JackpotPanelProps } from './JackpotPanel/JackpotPanel.tsx';
export { JackpotRail, type JackpotRailProps } from './JackpotRail/JackpotRail.tsx';
export {
  LaunchDialog,
  type LaunchDialogProps,
  type LaunchOutcome,
} from './LaunchDialog/LaunchDialog.tsx';
export { ListTools, type ListToolsProps, type ListToolsState } from './ListTools/ListTools.tsx';
export { GameWinList, type GameWinListProps } from './GameWinList/GameWinList.tsx';
export { RealityCheck, type RealityCheckProps } from './RealityCheck/RealityCheck.tsx';
export { ProviderStrip, type ProviderStripProps } from './ProviderStrip/ProviderStrip.tsx';
export { WinsRail, type WinsRailProps } from './WinsRail/WinsRail.tsx';
export type { WonGame } from './WinsRail/WonGame.ts';
export {
  SearchSuggestions,
  type SearchSuggestionsProps,
  type Suggestions,
} from './SearchSuggestions/SearchSuggestions.tsx';
export { RtpTrendPanel, type RtpTrendPanelProps } from './RtpTrendPanel/RtpTrendPanel.tsx';
export { VolatilityMeter, type VolatilityMeterProps } from './VolatilityMeter/VolatilityMeter.tsx';
