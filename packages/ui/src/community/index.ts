/** Tournaments, VIP and help. */
export { ArticleText, type ArticleTextProps } from './ArticleText/ArticleText.tsx';
export { HelpArticleBody, type HelpArticleBodyProps } from './HelpArticleBody/HelpArticleBody.tsx';
export { HelpSearch, type HelpSearchProps } from './HelpSearch/HelpSearch.tsx';
export { MarkedText, type MarkedTextProps } from './MarkedText/MarkedText.tsx';
export { ResponsibleCard, type ResponsibleCardProps } from './ResponsibleCard/ResponsibleCard.tsx';
export { Leaderboard, type LeaderboardProps } from './Leaderboard/Leaderboard.tsx';
export { TournamentCard, type TournamentCardProps } from './TournamentCard/TournamentCard.tsx';
export {
  TournamentHighlight,
  type TournamentHighlightProps,
} from './TournamentHighlight/TournamentHighlight.tsx';
export { TournamentHead, type TournamentHeadProps } from './TournamentHead/TournamentHead.tsx';
export {
  TournamentPrizes,
  type TournamentPrizesProps,
} from './TournamentPrizes/TournamentPrizes.tsx';
export {
  TournamentStanding,
  type TournamentStandingProps,
} from './TournamentStanding/TournamentStanding.tsx';
export {
  TournamentWinners,
  type TournamentWinnersProps,
} from './TournamentWinners/TournamentWinners.tsx';
export { TournamentCardSkeleton } from './TournamentCard/TournamentCardSkeleton.tsx';
export { TournamentClock, type TournamentClockProps } from './TournamentCard/TournamentClock.tsx';
export { TournamentPool, type TournamentPoolProps } from './TournamentCard/TournamentPool.tsx';
export {
  TournamentPodium,
  type TournamentPodiumProps,
} from './TournamentPodium/TournamentPodium.tsx';
export {
  TournamentResult,
  type TournamentResultProps,
} from './TournamentResult/TournamentResult.tsx';
export { TournamentScene, type TournamentSceneProps } from './TournamentScene/TournamentScene.tsx';
export { TournamentSceneSkeleton } from './TournamentScene/TournamentSceneSkeleton.tsx';
export { TournamentState, type TournamentStateProps } from './TournamentCard/TournamentState.tsx';
export { VipEmblem, type VipEmblemProps } from './VipEmblem/VipEmblem.tsx';
export { VipLevelTable, type VipLevelTableProps } from './VipLevelTable/VipLevelTable.tsx';
export { VipPath, type VipPathProps } from './VipPath/VipPath.tsx';
export { VipStandingCard, type VipStandingCardProps } from './VipStandingCard/VipStandingCard.tsx';
